import { instant } from '../calendar';
import type { SolicitationStatus } from '../platform/misc';
import type { World } from '../types';

type Seed = readonly [
  customerId: number,
  category: string,
  status: SolicitationStatus,
  subject: string,
  message: string,
  answer?: string,
];

const solicitations: readonly Seed[] = [
  [
    6,
    'BILLING',
    'CLOSED',
    'SEGUNDA VIA DO BOLETO',
    'Preciso da segunda via do boleto deste mês.',
    'Boleto enviado ao e-mail do cadastro.',
  ],
  [
    3,
    'SUGGESTION',
    'ANSWERED',
    'RELATORIO DE CUSTO POR TALHAO',
    'Seria útil comparar o custo por talhão entre safras.',
    'Sugestão registrada para a próxima versão.',
  ],
  [4, 'QUESTION', 'IN_PROGRESS', 'FECHAMENTO DE LOTE', 'O lote fechou com a data errada. Como corrigir?'],
  [
    2,
    'TRAINING',
    'OPEN',
    'TREINAMENTO PARA NOVO GERENTE',
    'Contratamos um gerente e queremos um treinamento de duas horas.',
  ],
  [1, 'PROBLEM', 'OPEN', 'SENSOR SEM LEITURA', 'O sensor do aviário 2 não envia leituras desde ontem.'],
  [
    14,
    'BILLING',
    'OPEN',
    'CONTRATAR APOS O TESTE',
    'Quero contratar quando o período de teste acabar. Quais são os planos?',
  ],
  [1, 'QUESTION', 'OPEN', 'LICENCA PARA CONTADOR', 'O contador usa uma licença da conta?'],
];

const TECHNICIAN = 'CARLA MENDES, TECNICA DE CAMPO';
/** What the first customer asks of the technician of its integrator. */
const ofTechnician: readonly Seed[] = [
  [
    1,
    'VISIT',
    'ANSWERED',
    'Visita para avaliar a cama',
    'A cama do aviário 2 está úmida perto dos bebedouros. Preciso de uma visita para avaliar.',
    'Passo na quinta-feira pela manhã. Até lá, baixe a pressão dos bebedouros e revolva a cama.',
  ],
  [
    1,
    'CATCHING',
    'OPEN',
    'Equipe para a apanha do lote do aviário 5',
    'O lote do aviário 5 fica pronto na próxima semana. Confirmem a equipe de apanha e o horário do caminhão.',
  ],
];

export function seedSolicitations(world: World, today: Date): void {
  const insert = (
    recipient: 'PLATFORM' | 'TECHNICIAN',
    [customerId, category, status, subject, message, answer]: Seed,
    [id, at]: readonly [id: number, at: number],
  ) => {
    const answeredBy = recipient === 'PLATFORM' ? 'ADMINISTRADOR DA PLATAFORMA' : TECHNICIAN;
    const answeredAt = answer ? instant(today, -10 + at) : null;
    world.platform.solicitations.insert({
      id,
      recipient,
      authorLinkId: null,
      files: [],
      entries:
        answer && answeredAt
          ? [{ author: answeredBy, fromCustomer: false, text: answer, at: answeredAt, files: [] }]
          : [],
      customerId,
      category,
      status,
      subject,
      message,
      answer: answer ?? null,
      answeredAt,
      answeredBy: answer ? answeredBy : null,
      active: true,
      createdAt: instant(today, -12 + at, at * 37),
      updatedAt: null,
    });
  };
  const platform = solicitations.map((seed, at) => () => insert('PLATFORM', seed, [at + 1, at]));
  // A newer one of the platform stands after those of the technician, as they come mixed.
  const count = solicitations.length;
  platform.slice(0, -1).forEach((add) => add());
  ofTechnician.forEach((seed, at) => insert('TECHNICIAN', seed, [count + at + 1, count + at]));
  platform.slice(-1).forEach((add) => add());
}
