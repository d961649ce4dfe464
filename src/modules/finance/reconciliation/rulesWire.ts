import { boolean, optional } from 'valibot';
import { anyId, choiceOrNull, filled, id, made, optionalText, orElse, record } from '@/platform/http/wire';
import type { LearnedRule } from './rules/learnedRules';

const SIDES = { IN: 'in', OUT: 'out' } as const;

/** A rule that is not said to be off is on. */
export const RuleWire = made(
  record({
    id: anyId,
    contains: filled,
    side: choiceOrNull(['IN', 'OUT']),
    partnerPersonId: id,
    partnerPersonName: optionalText,
    active: optional(orElse(boolean(), true), true),
  }),
  ({ id: ruleId, contains, side, partnerPersonId, partnerPersonName, active }): LearnedRule => ({
    id: ruleId,
    contains,
    side: side && SIDES[side],
    partnerId: partnerPersonId,
    partner: partnerPersonName,
    active,
  }),
);
