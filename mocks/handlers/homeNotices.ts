import { type FieldErrors, invalid, json, notFound } from '../answers';
import { grantedItems } from '../db/loggedUser';
import type { CustomerLink, Notice } from '../db/types';
import type { NoticeWire } from '../db/wire';
import { flag, id, isDay, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';

function nameOf(table: { get: (id: number | null) => { name: string } | undefined }, row: number | null) {
  return table.get(row)?.name ?? null;
}

function moduleName(wanted: number | null): string | null {
  return demo.world.platform.modules.get(wanted)?.name ?? null;
}

function wire(row: Notice): NoticeWire {
  return {
    id: row.id,
    title: row.title,
    tag: row.tag,
    colorTag: row.colorTag,
    leaveInEvidence: row.leaveInEvidence,
    publicationDate: row.publicationDate,
    description: row.description,
    customerId: row.customerId,
    customerName: nameOf(demo.world.customers, row.customerId),
    systemBusinessActivityId: row.systemBusinessActivityId,
    systemBusinessActivityName: nameOf(demo.world.businessActivities, row.systemBusinessActivityId),
    moduleId: row.moduleId,
    moduleName: moduleName(row.moduleId),
    isNotify: row.isNotify,
  };
}

/** Whether a notice concerns who works for this customer: all, that customer, its activities, its modules. */
function reaches(notice: Notice, link: CustomerLink | undefined): boolean {
  const { customerId, systemBusinessActivityId, moduleId } = notice;
  if (customerId !== null) return link?.customerId === customerId;
  if (systemBusinessActivityId !== null) {
    return demo.world.farmActivities
      .filter(({ businessActivityId }) => businessActivityId === systemBusinessActivityId)
      .some(({ farmId }) => demo.world.farms.get(farmId)?.customerId === link?.customerId);
  }
  if (moduleId !== null) {
    return link !== undefined && grantedItems(demo.world, link).some((item) => item.moduleId === moduleId);
  }
  return true;
}

/** The platform's staff read every notice. */
function readable({ user, link }: Call): Notice[] {
  return demo.world.notices.filter((notice) => user.isMaster || reaches(notice, link));
}

type Input = Omit<Notice, 'id'>;

/** The column that names the reader, by the type that was sent. */
const targets = [
  null,
  { column: 'customerId', field: 'CustomerId', label: 'Produtor' },
  { column: 'systemBusinessActivityId', field: 'SystemBusinessActivityId', label: 'Atividade' },
  { column: 'moduleId', field: 'ModuleId', label: 'Módulo' },
] as const;

function exists(type: number, target: number): boolean {
  if (type === 1) return demo.world.customers.get(target) !== undefined;
  if (type === 2) return demo.world.businessActivities.get(target) !== undefined;
  return moduleName(target) !== null;
}

const LONGEST_TITLE = 200;
const LONGEST_TAG = 40;

function readDay(value: unknown): { date: string } | { error: string } {
  const day = /^(\d{4}-\d{2}-\d{2})(T|$)/.exec(text(value) ?? '')?.[1];
  if (!isDay(day)) return { error: 'Data inválida.' };
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return day > today ? { error: 'A data não pode estar no futuro.' } : { date: `${day}T00:00:00` };
}

function check(sent: Record<string, unknown>): { errors: FieldErrors; input?: Input } {
  const errors: FieldErrors = {};
  const title = text(sent.title) ?? '';
  if (title === '') errors.Title = ['O campo Título é obrigatório.'];
  else if (title.length > LONGEST_TITLE)
    errors.Title = [`O campo Título deve ter no máximo ${LONGEST_TITLE} caracteres.`];
  const tag = text(sent.tag) || null;
  if (tag !== null && tag.length > LONGEST_TAG)
    errors.Tag = [`O campo Etiqueta deve ter no máximo ${LONGEST_TAG} caracteres.`];
  const day = readDay(sent.publicationDate);
  if ('error' in day) errors.PublicationDate = [day.error];
  const colorTag = text(sent.colorTag) || null;
  if (colorTag !== null && !/^#[\da-f]{6}$/i.test(colorTag)) errors.ColorTag = ['Cor inválida.'];
  const type = sent.type;
  const target = typeof type === 'number' ? targets[type] : undefined;
  const targetId = target ? id(sent[target.column]) : undefined;
  if (target === undefined) errors.Type = ['Tipo de aviso inválido.'];
  else if (target !== null && (targetId === undefined || !exists(Number(type), targetId)))
    errors[target.field] = [`O campo ${target.label} é obrigatório.`];
  if (!('date' in day) || Object.keys(errors).length > 0) return { errors };
  return {
    errors,
    input: {
      title,
      tag,
      colorTag,
      leaveInEvidence: flag(sent.leaveInEvidence) ?? false,
      publicationDate: day.date,
      description: typeof sent.description === 'string' ? sent.description : '',
      customerId: null,
      systemBusinessActivityId: null,
      moduleId: null,
      isNotify: flag(sent.isNotify) ?? false,
      ...(target && targetId !== undefined ? { [target.column]: targetId } : {}),
    },
  };
}

const staff = { master: true };

const list = route('GET', '/SystemMessageBoard/GetAll', (call) => json(readable(call).map(wire)));

const read = route('GET', '/SystemMessageBoard/GetById', (call) => {
  const row = readable(call).find((notice) => notice.id === id(call.query.get('id')));
  return row ? json(wire(row)) : notFound();
});

const add = route(
  'POST',
  '/SystemMessageBoard/CustomAdd',
  async ({ body }) => {
    const { errors, input } = check(await body());
    return input ? json(wire(demo.world.notices.insert(input))) : invalid(errors);
  },
  staff,
);

const edit = route(
  'PUT',
  '/SystemMessageBoard/Edit',
  async ({ body, query }) => {
    const row = demo.world.notices.get(id(query.get('id')));
    if (!row) return notFound();
    const { errors, input } = check(await body());
    return input ? json(wire(demo.world.notices.update(row.id, input))) : invalid(errors);
  },
  staff,
);

const remove = route(
  'DELETE',
  '/SystemMessageBoard/CustomDelete',
  ({ query }) => {
    const row = demo.world.notices.get(id(query.get('id')));
    if (!row) return notFound();
    demo.world.notices.remove(row.id);
    return json(true);
  },
  staff,
);

export const homeNoticeHandlers = [list, read, add, edit, remove];
