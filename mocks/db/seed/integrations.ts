import { instant } from '../calendar';
import { dataOf } from '../data';
import type { IntegrationPartner, IntegrationRun, IntegrationTables } from '../integrationTypes';
import { Table } from '../table';
import partnersData from './data/integrationPartners.json' with { type: 'json' };
import runsData from './data/integrationRuns.json' with { type: 'json' };

const OWNER = 'JOSE CARLOS ZANCHETTIN';

const partners: readonly Omit<IntegrationPartner, 'id'>[] = dataOf(partnersData);

function termsOf(name: string, version: number): string {
  return [
    `<h1>Termos de integração com ${name}</h1>`,
    `<p>Estes termos valem entre o produtor e <strong>${name}</strong> e autorizam a troca de dados com a plataforma eProdutor.</p>`,
    '<h2>1. Dados trocados</h2>',
    '<p>São trocados apenas os dados listados na página da integração. Nenhum outro dado da conta é enviado.</p>',
    '<h2>2. Finalidade</h2>',
    '<ul><li>Os dados enviados servem à prestação do serviço contratado com o parceiro.</li><li>O parceiro não pode vendê-los nem repassá-los a terceiros.</li><li>Dados pessoais seguem a Lei nº 13.709/2018 (LGPD).</li></ul>',
    ...(version > 1
      ? [
          '<h2>3. Novidade desta versão</h2><p>As leituras passam a ser guardadas pelo parceiro por até <strong>24 meses</strong>, e não mais 12.</p>',
        ]
      : []),
    `<h2>${version > 1 ? 4 : 3}. Encerramento</h2>`,
    '<p>O produtor pode desconectar a integração a qualquer momento. A partir daí nada mais é trocado, e o parceiro tem 30 dias para apagar o que recebeu.</p>',
  ].join('');
}

type RunSeed = readonly [
  daysAgo: number,
  minutes: number,
  outcome: IntegrationRun['outcome'],
  received: number,
  sent: number,
  message?: string,
];

/** Why the cooperative refuses: its last run says it, and its connection. */
const EXPIRED = 'A autorização do associado expirou. Gere um novo token no portal da cooperativa.';
/** Runs by the id of the partner. */
const runs: Readonly<Record<string, readonly RunSeed[]>> = dataOf(runsData);

const filled = <T extends { id: number }>(rows: readonly Omit<T, 'id'>[]): Table<T> => {
  const table = new Table<T>();
  for (const row of rows) table.insert(row);
  return table;
};

/**
 * Partners with their terms. The first customer has each case: connected, connected under terms that have a new version
 * since, refused by the partner, accepted and not connected, and nothing accepted.
 */
export function integrationTables(today: Date): IntegrationTables {
  const published = (partnerId: number, version: number, daysAgo: number) => ({
    partnerId,
    version,
    publishedAt: instant(today, -daysAgo),
    htmlCode: termsOf(partners[partnerId - 1]?.name ?? '', version),
  });
  const accepted = (termsId: number, daysAgo: number) => ({
    customerId: 1,
    termsId,
    acceptedAt: instant(today, -daysAgo, 12),
    acceptedByName: OWNER,
  });
  const connected = (partnerId: number, account: string, daysAgo: number, failure: string | null = null) => ({
    customerId: 1,
    partnerId,
    account,
    connectedAt: instant(today, -daysAgo, 25),
    connectedByName: OWNER,
    failure,
  });
  return {
    partners: filled(partners),
    // The ids of the first six are those of their partners.
    terms: filled([
      ...partners.map((_, index) => published(index + 1, 1, 240 - index * 9)),
      published(2, 2, 3),
    ]),
    acceptances: filled([accepted(1, 150), accepted(2, 148), accepted(3, 90), accepted(4, 20)]),
    connections: filled([
      connected(1, 'santa-helena-frota', 150),
      connected(2, 'santahelena', 148),
      connected(3, 'Associado 40.218', 90, EXPIRED),
    ]),
    runs: filled(
      Object.entries(runs).flatMap(([partnerId, rows]) =>
        rows.map(([daysAgo, minutes, outcome, received, sent, message = null]) => ({
          customerId: 1,
          partnerId: Number(partnerId),
          startedAt: instant(today, daysAgo, minutes),
          outcome,
          received,
          sent,
          message,
        })),
      ),
    ),
  };
}
