import { invalid, json, notFound } from '../../../answers';
import { id, text } from '../../../read';
import { type Call, route } from '../../../route';
import { demo } from '../../../state';
import { fileContent, fileLine, sentFile } from '../../storedFiles';
import { PERMISSION } from './assetRegister';

const permission = { permission: PERMISSION };
const MOST_FILES = 30;

const tables = () => demo.world.finance.patrimony;

/** The records that files may belong to, by their kind. */
const RECORDS: Readonly<Record<string, (wanted: number | undefined) => { customerId: number } | undefined>> =
  {
    REAL_ESTATE: (wanted) => demo.world.realEstates.get(wanted),
    AVIARY: (wanted) => demo.world.costCenters.get(wanted),
    IMPROVEMENT: (wanted) => tables().improvements.get(wanted),
    MACHINE: (wanted) => tables().machines.get(wanted),
    VEHICLE: (wanted) => tables().vehicles.get(wanted),
    PERENNIAL_CROP: (wanted) => tables().perennialCrops.get(wanted),
    ANIMAL: (wanted) => tables().animals.get(wanted),
    INSURANCE: (wanted) => tables().insurances.get(wanted),
    OTHER: (wanted) => tables().otherAssets.get(wanted),
  };

/** The customer's own record of this kind; of others nothing is known. */
function ownRecord({ customerId }: Call, kind: unknown, wanted: unknown) {
  const [word, recordId] = [text(kind) ?? '', id(wanted)];
  const row = RECORDS[word]?.(recordId);
  return row && recordId !== undefined && row.customerId === customerId
    ? { kind: word, recordId, customerId: row.customerId }
    : undefined;
}

const filesOf = ({ kind, recordId }: { kind: string; recordId: number }) =>
  tables().files.filter((file) => file.kind === kind && file.recordId === recordId);

const list = route(
  'GET',
  '/Patrimony/GetAttachments',
  (call) => {
    const own = ownRecord(call, call.query.get('kind'), call.query.get('id'));
    if (!own) return notFound();
    return json(filesOf(own).map(fileLine));
  },
  permission,
);

const attach = route(
  'POST',
  '/Patrimony/Attach',
  async (call) => {
    const sent = await call.body();
    const own = ownRecord(call, sent.kind, sent.id);
    if (!own) return notFound();
    const { file, refusal } = sentFile(sent);
    if (!file) return refusal;
    if (filesOf(own).length >= MOST_FILES)
      return invalid({ FileName: [`Um bem pode ter até ${MOST_FILES} arquivos.`] });
    const createdAt = new Date().toISOString();
    const saved = tables().files.insert({
      ...own,
      ...file,
      userName: call.user.name,
      createdAt,
    });
    return json({ id: saved.id });
  },
  permission,
);

function ownFile({ customerId, query }: Call) {
  const file = tables().files.get(id(query.get('id')));
  return file?.customerId === customerId ? file : undefined;
}

const content = route(
  'GET',
  '/Patrimony/GetAttachment',
  (call) => {
    const file = ownFile(call);
    return file ? fileContent(file) : notFound();
  },
  permission,
);

const remove = route(
  'DELETE',
  '/Patrimony/DeleteAttachment',
  (call) => {
    const file = ownFile(call);
    if (!file) return notFound();
    tables().files.remove(file.id);
    return json(true);
  },
  permission,
);

export const assetFileHandlers = [list, attach, content, remove];
