import {
  choice,
  figure,
  figureOrNull,
  flag,
  id,
  keeping,
  list,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { platformRecord } from '../platformRecord';
import { SOLICITATION_STATES } from './solicitationChoices';

/** A level of service: what belongs to it, and how many customers have it. */
export const Classification = keeping({
  id,
  level: figure,
  name: text,
  description: textOrNull,
  benefits: list(record({ name: text, sequence: figure })),
  customerCount: figure,
  ...platformRecord,
});
export type Classification = Read<typeof Classification>;

/** Who looks after customers, with how to reach them. */
export const Manager = keeping({
  id,
  name: text,
  function: textOrNull,
  email: text,
  mobileNumber: text,
  about: textOrNull,
  photo: textOrNull,
  customerCount: figure,
  ...platformRecord,
});
export type Manager = Read<typeof Manager>;

/** The name alone: what was sent is not looked into here. */
const SentFile = record({ name: text });

/** What a customer asks, and what it was answered. */
export const Solicitation = keeping({
  id,
  customerId: figure,
  customerName: text,
  subject: text,
  category: text,
  message: text,
  status: choice(SOLICITATION_STATES, null),
  answer: textOrNull,
  answeredAt: textOrNull,
  answeredBy: textOrNull,
  files: list(SentFile),
  /** What customer and platform wrote after the message. */
  entries: list(
    record({
      author: textOrNull,
      fromCustomer: flag,
      text,
      at: textOrNull,
      files: list(SentFile),
    }),
  ),
  ...platformRecord,
});
export type Solicitation = Read<typeof Solicitation>;

/** A customer as the portfolio has it. */
export const PortfolioRow = keeping({
  id,
  customerName: text,
  cityName: textOrNull,
  accountManagerId: figureOrNull,
  accountManagerName: textOrNull,
  serviceClassificationName: textOrNull,
  isFreeAccount: flag,
  since: textOrNull,
  active: flag,
});
export type PortfolioRow = Read<typeof PortfolioRow>;

export const PortfolioMove = keeping({
  id,
  customerName: text,
  fromName: textOrNull,
  toName: textOrNull,
  movedAt: text,
  movedBy: text,
  reason: textOrNull,
});
export type PortfolioMove = Read<typeof PortfolioMove>;
