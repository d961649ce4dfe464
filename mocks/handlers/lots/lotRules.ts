import { json, refused } from '../../answers';
import { recordsOf } from '../../db/lotRecords';
import type { PoultryLot } from '../../db/poultryTypes';

/** What lots of poultry and of fish have alike. */
type Managed = Pick<PoultryLot, 'id' | 'number' | 'status' | 'housingDate'>;

const ORDER: readonly PoultryLot['status'][] = ['IN_PROGRESS', 'AWAITING', 'BLOCKED', 'FINISHED'];

/** Lots in the order of their management: by state, the last housed first. */
export const byState = (a: Managed, b: Managed): number =>
  ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
  (b.housingDate ?? '').localeCompare(a.housingDate ?? '') ||
  a.id - b.id;

export const isClosed = ({ status }: Managed): boolean => status === 'BLOCKED' || status === 'FINISHED';

/** The refusal to change a closed lot. */
export const closedRefusal = ({ number, status }: Managed): Response =>
  refused(
    status === 'FINISHED'
      ? `O lote ${number} está finalizado e não pode ser alterado.`
      : `O lote ${number} está bloqueado: reverta o fechamento para alterar os dados do alojamento.`,
    409,
  );

/** What keeps a lot from being deleted. */
export const usesOf = ({ id }: Managed) =>
  [{ name: 'Ocorrências', count: recordsOf(id).length }].filter(({ count }) => count > 0);

/** Why a lot is not deleted; undefined where it may be. */
export function removalRefusal(lot: Managed): Response | undefined {
  if (isClosed(lot)) return closedRefusal(lot);
  const dependents = usesOf(lot);
  const message = 'O lote tem ocorrências: exclua-as antes.';
  return dependents.length > 0 ? json({ errors: {}, error: { message, dependents } }, 400) : undefined;
}
