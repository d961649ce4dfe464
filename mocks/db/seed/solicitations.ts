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

export function seedSolicitations(world: World, today: Date): void {
  solicitations.forEach(([customerId, category, status, subject, message, answer], at) =>
    world.platform.solicitations.insert({
      customerId,
      category,
      status,
      subject,
      message,
      answer: answer ?? null,
      answeredAt: answer ? instant(today, -10 + at) : null,
      answeredBy: answer ? 'ADMINISTRADOR DA PLATAFORMA' : null,
      active: true,
      createdAt: instant(today, -12 + at, at * 37),
      updatedAt: null,
    }),
  );
}
