import { registerCalls } from '@/families/register/registerCalls';
import type { RegisterCalls } from '@/families/register/registerTypes';
import { fromCents } from '@/platform/format/money';
import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import { toBase64 } from '@/platform/forms/files/fileContent';
import type { TrainingValues } from './trainingSchemas';
import { TrainingRecord } from './trainingWire';

const calls = registerCalls<TrainingRecord, TrainingRecord, object>('TestRegister', {
  row: TrainingRecord,
});

const reais = (cents: number | null) => (cents === null ? null : fromCents(cents));

/** A new file goes along with its content, a stored one by its id. */
async function fileBody({ id, name, file }: AttachedFile) {
  return file ? { fileName: name, contentAsBase64String: await toBase64(file) } : { id, fileName: name };
}

/** A new picture goes along with its content; the stored one is left as it is, null takes it away. */
async function photoBody(photo: TrainingValues['photo']) {
  if (photo === null) return { photo: null };
  if (typeof photo === 'string') return { photoUrl: photo };
  return { photo: { fileName: photo.name, contentAsBase64String: await toBase64(photo) } };
}

async function toBody({ photo, files, lines, price, ...values }: TrainingValues): Promise<object> {
  return {
    ...values,
    ...(await photoBody(photo)),
    files: await Promise.all(files.map(fileBody)),
    lines: lines.map((line) => ({ ...line, price: reais(line.price) })),
    price: reais(price),
  };
}

/** The calls of the training register: its own, so that nothing of it is in any report. */
export const trainingCalls: RegisterCalls<TrainingRecord, TrainingRecord, TrainingValues> = {
  ...calls,
  create: async (values) => calls.create?.(await toBody(values)),
  update: async (id, values, version) => calls.update(id, await toBody(values), version),
};
