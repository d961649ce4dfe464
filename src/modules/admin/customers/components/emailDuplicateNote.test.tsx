import { act } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { demo } from '../../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { adminRoutes } from '../../adminRoutes';
import type { CustomerValues } from '../schemas/customerSchemas';
import { EmailDuplicateNote } from './EmailDuplicateNote';

startDemo({ routes: adminRoutes, namespaces: ['adminCustomers', 'register', 'ui', 'common', 'forms'] });

function Note({ email }: { readonly email: string }) {
  const form = useForm();
  return (
    <FormProvider {...form}>
      <EmailDuplicateNote values={{ email } as CustomerValues} id={null} />
    </FormProvider>
  );
}

it('an e-mail is looked for once it is whole', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const open = (email: string) =>
    openSignedIn({ account: 'master', routes: [{ path: '*', element: <Note email={email} /> }], at: '/x' });
  open('ninguem@exemplo');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(demo.calls).toEqual([]);
  open('ninguem@exemplo.com.br');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await vi.waitFor(() => expect(demo.calls).toHaveLength(1));
  vi.useRealTimers();
});
