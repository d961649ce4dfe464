import type { FieldValues } from 'react-hook-form';
import type { Register } from '@/families/register/defineRegister';
import type { RowId } from '@/platform/store/resourceState';
import { usesOf } from './usesOf';

/** The page of a register whose records say what refers to them: descriptor and frame, fetched together. */
export const pageOfUsedRegister =
  <Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
    load: () => Promise<Register<Row, Item, Values>>,
  ) =>
  async () => {
    const [register, { UsedRegisterPage }] = await Promise.all([load(), import('./UsedRegisterPage')]);
    const uses = usesOf(register);
    return { Component: () => <UsedRegisterPage register={register} uses={uses} /> };
  };
