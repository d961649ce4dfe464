import { fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { PixSuggestion } from './PixSuggestion';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'financePartners']));

const VALUES = {
  pixKind: 'EMAIL',
  pixKey: '',
  document: '52998224725',
  phone: '+5545999998888',
  email: 'ana@fazenda.com',
};
function Host({ values }: { readonly values: object }) {
  const form = useForm({ defaultValues: { pixKey: '' } });
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <input aria-label="chave" {...form.register('pixKey')} />
      <output>{String(isDirty)}</output>
      <PixSuggestion id={null} values={values as never} />
    </FormProvider>
  );
}
const show = (over: object = {}) => renderUi(<Host values={{ ...VALUES, ...over }} />);
const offer = () => screen.queryByRole('button', { name: /^Usar/ });

it('offers what was entered above as the key, and takes it on request', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Usar ana@fazenda.com' }));
  expect(screen.getByLabelText('chave')).toHaveValue('ana@fazenda.com');
  expect(screen.getByRole('status')).toHaveTextContent('true');
});

it('offers the document where the key is one', () => {
  show({ pixKind: 'DOCUMENT' });
  expect(offer()).toHaveTextContent(/529\.?982\.?247-?25/);
});

it.each([
  { pixKind: null },
  { pixKind: 'RANDOM' },
  { pixKey: 'a@b.com' },
  { email: '' },
  { email: 'no address' },
])('offers nothing with %o', (over) => {
  show(over);
  expect(offer()).toBeNull();
});
