import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { BOTH, hoursBetween } from '../parts/shared';

/** Hours that a visitor keeps away from other birds before coming. */
const APART = 72;

/** Who came, from where and why. */
export const visit = defineOccurrence({
  slug: 'visitas',
  where: BOTH,
  needsAnimals: false,
  subject: 'one',
  fields: [
    { name: 'visitor', kind: 'text', maxLength: 100, required: true },
    { name: 'company', kind: 'text', maxLength: 100 },
    { name: 'originCityId', kind: 'lookup', source: 'cities' },
    { name: 'destinationCityId', kind: 'lookup', source: 'cities' },
    { name: 'leftAt', kind: 'dateTime' },
    { name: 'lastContactAt', kind: 'dateTime', helper: true },
    { name: 'contactReason', kind: 'text', maxLength: 100, span: 12, helper: true },
    { name: 'reason', kind: 'text', maxLength: 200, required: true, span: 12 },
  ],
  emptyValues: {
    visitor: '',
    company: '',
    originCityId: null,
    destinationCityId: null,
    leftAt: null,
    lastContactAt: null,
    contactReason: '',
    reason: '',
  },
  check: (values) => {
    const at = values.happenedAt;
    const left: unknown = values['leftAt'];
    const contact: unknown = values['lastContactAt'];
    if (typeof at !== 'string') return [];
    if (typeof left === 'string' && left < at) return [{ field: 'leftAt', key: 'leftBefore' }];
    if (typeof contact !== 'string') return [];
    if (contact > at) return [{ field: 'lastContactAt', key: 'contactLater' }];
    if (hoursBetween(contact, at) >= APART || values['contactReason']) return [];
    return [{ field: 'contactReason', key: 'contactReason' }];
  },
  warn: (values) => {
    const at = values.happenedAt;
    const contact: unknown = values['lastContactAt'];
    if (typeof at !== 'string' || typeof contact !== 'string' || hoursBetween(contact, at) >= APART)
      return [];
    return [{ field: 'lastContactAt', key: 'contact72' }];
  },
  effects: () => [],
  summary: (values, { named }) =>
    [named('visitor'), ...(values['company'] ? [named('company')] : []), named('reason')].join(' · '),
});
