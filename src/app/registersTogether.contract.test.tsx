import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BulkEditDialog } from '@/families/register/bulk/BulkEditDialog';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { useRegisterAccess } from '@/families/register/useRegisterAccess';
import { type AnyRegister, casesOf, type Row, say, signIn } from './registerCases.test.kit';
import { handlesOf, show, startRegisterScreens } from './registerScreens.test.kit';

startRegisterScreens();

/** The dialog that changes several records, as the page of the register shows it. */
function BulkOf({ register, rows }: { readonly register: AnyRegister; readonly rows: readonly Row[] }) {
  const nothing = () => undefined;
  const around = { texts: useRegisterTexts(register), access: useRegisterAccess(register) };
  return <BulkEditDialog register={register} rows={rows} {...around} onClose={nothing} />;
}

const together = casesOf(() => true).filter(([, { bulkFields }]) => bulkFields);

describe.each(together)('records of the register %s together', (_name, register) => {
  beforeEach(() => signIn(register));

  it('are given every field that the register offers for them', async () => {
    const { firstId, rows, label } = handlesOf(register);
    await firstId();
    const { user } = show(<BulkOf register={register} rows={rows().slice(0, 2)} />);
    for (const name of register.bulkFields ?? []) {
      const box = { name: say('register:bulk.change', { field: label(name) }) };
      await user.click(await screen.findByRole('checkbox', box));
      expect(screen.getByRole('checkbox', box)).toBeChecked();
    }
    // What a field offers is requested; the dialog stands whatever comes.
    expect(await screen.findByRole('button', { name: say('forms:cancel') })).toBeEnabled();
  });
});
