import type { TrainingFile, TrainingRecord } from '../../db/finance/trainingSeed';
import { id, text } from '../../read';
import { demo } from '../../state';
import { customerRegister, withoutOwner } from './customerRegister';

type Sent = Record<string, unknown>;
const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;

const lastFile = () =>
  Math.max(0, ...demo.world.finance.training.all().flatMap(({ files }) => files.map((file) => file.id)));

function filesOf(sent: unknown): TrainingFile[] {
  if (!Array.isArray(sent)) return [];
  const last = lastFile();
  return sent.filter(isObject).map((file, at) => {
    const content = text(file['contentAsBase64String']) ?? '';
    return {
      id: id(file['id']) ?? last + at + 1,
      name: text(file['fileName']) ?? '',
      size: Math.floor((content.length * 3) / 4),
    };
  });
}

/** The picture as an address that shows it; its kind follows from its name. */
function photoOf(sent: Sent): string | null {
  const { photo } = sent;
  if (!isObject(photo)) return text(sent['photoUrl']) ?? null;
  const kind = /\.(png|gif|webp)$/i.exec(text(photo['fileName']) ?? '')?.[1]?.toLowerCase() ?? 'jpeg';
  return `data:image/${kind};base64,${text(photo['contentAsBase64String']) ?? ''}`;
}

const NOT_KEPT = ['id', 'name', 'photo', 'photoUrl', 'files'];

/** A register of its own: whatever is typed is kept, and nothing else reads it. */
export const trainingHandlers = customerRegister<TrainingRecord>({
  controller: 'TestRegister',
  permission: 'TEST_REGISTERS',
  table: () => demo.world.finance.training,
  wire: (row) => {
    const { values, ...others } = withoutOwner(row);
    return { ...(values as Record<string, string>), ...others };
  },
  read: (_checks, sent) => ({
    values: Object.fromEntries(Object.entries(sent).filter(([name]) => !NOT_KEPT.includes(name))),
    photo: photoOf(sent),
    files: filesOf(sent['files']),
  }),
  dependents: () => [],
  words: { duplicate: 'Já existe um registro com este nome.', inUse: 'Registro em uso.' },
});
