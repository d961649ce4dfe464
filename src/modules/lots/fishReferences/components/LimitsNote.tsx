import type { NoteProps } from '@/families/register/registerTypes';
import type { WaterSetValues } from '../fishSchemas';
import { useRecheck } from '@/platform/forms/useRecheck';
import { copyNote } from './copyNote';

const CopyNote = copyNote('/piscicultura/referencia/qualidade-da-agua');

/** Under the limits: those of a set that lots use are copied. */
export function LimitsNote({ values, id }: NoteProps<WaterSetValues>) {
  useRecheck<WaterSetValues>('limits', values.limits);
  return <CopyNote values={values} id={id} />;
}
