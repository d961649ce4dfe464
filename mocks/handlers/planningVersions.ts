import { invalid, json, notFound } from '../answers';
import { planning as menu } from '../db/menu/planning';
import type { Planning, PlanningVersion } from '../db/planning/planningTypes';
import { contentOf } from '../db/planning/versionSeed';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';

const PLAN = { permission: menu.items.flatMap(({ key }) => (key ? [key] : [])) };

/** The versions of a planning, the newest first. */
const versionsOf = ({ id: planningId }: Pick<Planning, 'id'>): PlanningVersion[] =>
  demo.world.planning.versions
    .filter((row) => row.planningId === planningId)
    .toSorted((a, b) => b.number - a.number);

const approvedOf = (plan: Pick<Planning, 'id'>) =>
  versionsOf(plan).find(({ approvedAt }) => approvedAt !== null);

/** A planning with what was approved of it in the place of what was typed since. */
export function asApproved(plan: Planning): Planning {
  const approved = approvedOf(plan);
  return approved ? { ...plan, ...approved.content } : plan;
}

/** A planning as it was in one of its versions; undefined where it never had it. */
export function atVersion(plan: Planning, wanted: number | undefined): Planning | undefined {
  const found = versionsOf(plan).find(({ number }) => number === wanted);
  return found && { ...plan, ...found.content };
}

/** Nothing is written over the version that was approved: a new one has to be begun. */
export function isFrozen(plan: Planning): boolean {
  return (versionsOf(plan)[0]?.approvedAt ?? null) !== null;
}

function keep(plan: Planning): void {
  const number = (versionsOf(plan)[0]?.number ?? 0) + 1;
  const { customerId, id: planningId, userName, updatedAt: savedAt } = plan;
  const own = { customerId, planningId, userName, savedAt, number };
  demo.world.planning.versions.insert({
    ...own,
    approvedBy: null,
    approvedAt: null,
    content: structuredClone(contentOf(plan)),
  });
}

/** Keeps a planning that was saved as its next version, and what it was before when no version tells it. */
export function keepVersion(saved: Planning, before: Planning | undefined): void {
  if (before && versionsOf(before).length === 0) keep(before);
  keep(saved);
}

export function dropVersions({ id: planningId }: Planning): void {
  const { versions } = demo.world.planning;
  for (const row of versions.filter((each) => each.planningId === planningId)) versions.remove(row.id);
}

const headOf = ({ content: _content, customerId: _customer, ...head }: PlanningVersion) => head;

/** Which version a planning is at, and whether it is approved. */
export function versionWire(plan: Planning) {
  const [newest] = versionsOf(plan);
  const approved = approvedOf(plan);
  return { version: newest?.number ?? null, approved: approved ? headOf(approved) : null };
}

const planOf = ({ customerId }: Call, wanted: unknown) => {
  const row = demo.world.planning.plannings.get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
};

export const planningVersionHandlers = [
  route(
    'GET',
    '/Planning/GetVersions',
    (call) => {
      const plan = planOf(call, call.query.get('id'));
      return plan ? json(versionsOf(plan).map(headOf)) : notFound();
    },
    PLAN,
  ),
  route(
    'GET',
    '/Planning/GetVersion',
    (call) => {
      const plan = planOf(call, call.query.get('id'));
      const wanted = id(call.query.get('number'));
      const found = plan && versionsOf(plan).find(({ number }) => number === wanted);
      return found ? json({ ...headOf(found), planning: { ...found.content } }) : notFound();
    },
    PLAN,
  ),
  route(
    'POST',
    '/Planning/ApproveVersion',
    async (call) => {
      const sent = await call.body();
      const plan = planOf(call, sent['id']);
      const wanted = id(sent['number']);
      const rows = plan ? versionsOf(plan) : [];
      const found = rows.find(({ number }) => number === wanted);
      if (!plan || !found) return notFound();
      if (found.content.production.some(({ total }) => total === null))
        return invalid({ Number: ['Uma versão com produto sem valor não pode ser aprovada.'] });
      const { versions } = demo.world.planning;
      for (const row of rows) versions.update(row.id, { approvedAt: null, approvedBy: null });
      versions.update(found.id, { approvedAt: new Date().toISOString(), approvedBy: call.user.name });
      return json(versionWire(plan));
    },
    PLAN,
  ),
];
