import type { FieldValues } from 'react-hook-form';
import type { RowId } from '@/platform/store/resourceState';
import type { Register } from './defineRegister';

/** The page of a register, for the routes: its descriptor and the frame are fetched together. */
export const pageOfRegister =
  <Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
    load: () => Promise<Register<Row, Item, Values>>,
  ) =>
  async () => {
    const [register, { RegisterPage }] = await Promise.all([load(), import('./RegisterPage')]);
    return { Component: () => <RegisterPage register={register} /> };
  };
