import { localDate } from '../calendar';
import type { Notice, World } from '../types';

type Reach = Partial<Pick<Notice, 'customerId' | 'systemBusinessActivityId' | 'moduleId'>>;

interface Seed extends Reach {
  daysAgo: number;
  title: string;
  tag: string | null;
  colour: string | null;
  pinned?: true;
  text: string;
}

const FINANCE = 3;
const POULTRY = 7;
const SOYBEAN = 1;

const seeds: readonly Seed[] = [
  {
    daysAgo: 2,
    title: 'Sistema indisponível no domingo, das 2h às 4h',
    tag: 'Manutenção',
    colour: '#F59E0B',
    pinned: true,
    text: '<p>Faremos uma <strong>manutenção programada</strong> no domingo, das 2h às 4h.</p><ul><li>A emissão de NFP-e volta às 4h05.</li><li>Os lançamentos salvos como rascunho continuam no aparelho.</li></ul><p>Dúvidas? Fale com o <a href="https://ajuda.exemplo.com.br/manutencao">suporte</a>.</p>',
  },
  {
    daysAgo: 3,
    title: 'Novo prazo para a entrega do LCDPR',
    tag: 'Financeiro',
    colour: '#1D4ED8',
    moduleId: FINANCE,
    text: '<p>Confira as pendências do livro-caixa antes de transmitir o arquivo.</p><h2>O que conferir</h2><ol><li>Imóveis rurais sem CAFIR.</li><li>Contas bancárias sem saldo inicial.</li><li>Lançamentos sem participante.</li></ol>',
  },
  {
    daysAgo: 7,
    title: 'Pesagens agora entram pelo aplicativo, sem sinal',
    tag: 'Novidade',
    colour: '#15803D',
    moduleId: POULTRY,
    text: '<p>As pesagens de lotes ficam guardadas no aparelho e sobem sozinhas quando o sinal volta.</p>',
  },
  {
    daysAgo: 12,
    title: 'Ferrugem asiática: primeiros focos da safra no Paraná',
    tag: 'Alerta fitossanitário',
    colour: '#B91C1C',
    systemBusinessActivityId: SOYBEAN,
    text: '<p>Os primeiros focos foram confirmados na região oeste. Antecipe o monitoramento dos talhões semeados em setembro.</p><blockquote><p>O vazio sanitário do próximo ano começa em junho.</p></blockquote>',
  },
  {
    daysAgo: 15,
    title: 'Visita técnica à Agropecuária Santa Helena',
    tag: 'Atendimento',
    colour: '#7E22CE',
    customerId: 1,
    text: '<p>Nossa equipe passa na sede na próxima semana para acompanhar a implantação dos sensores.</p>',
  },
  {
    daysAgo: 21,
    title: 'Treinamento gratuito: conciliação bancária em 30 minutos',
    tag: 'Academia',
    colour: '#0E7490',
    text: '<p>Turmas às terças e quintas, às 19h. A inscrição é feita pela <a href="/academia-eprodutor">academia</a>.</p>',
  },
  {
    daysAgo: 40,
    title: 'Termos de uso atualizados',
    tag: null,
    colour: null,
    text: '<p>A seção sobre compartilhamento de dados com consultores ficou mais clara. Nada muda no que já foi autorizado.</p>',
  },
  {
    daysAgo: 58,
    title: 'Mapas de satélite passam a ser semanais',
    tag: 'Novidade',
    colour: '#15803D',
    text: '<p>As imagens dos talhões agora são atualizadas toda semana, quando não há nuvens.</p>',
  },
  {
    daysAgo: 95,
    title: 'Canal de privacidade: fale com o encarregado de dados',
    tag: 'LGPD',
    colour: '#374151',
    pinned: true,
    text: '<p>Pedidos de acesso, correção e exclusão de dados pessoais são respondidos em até 15 dias por <a href="mailto:privacidade@exemplo.com.br">privacidade@exemplo.com.br</a>.</p>',
  },
  {
    daysAgo: 130,
    title: 'Plano Safra: taxas e prazos de custeio',
    tag: 'Crédito rural',
    colour: '#A16207',
    text: '<table><thead><tr><th>Linha</th><th>Taxa ao ano</th></tr></thead><tbody><tr><td>Pronaf custeio</td><td>3,0 %</td></tr><tr><td>Pronamp custeio</td><td>10,0 %</td></tr></tbody></table>',
  },
];

/** What the platform announced to its users, for everyone and for some. */
export function seedNotices(world: World, today: Date): void {
  // The oldest was written first, so it has the lowest id.
  for (const seed of seeds.toReversed()) {
    world.notices.insert({
      title: seed.title,
      tag: seed.tag,
      colorTag: seed.colour,
      leaveInEvidence: seed.pinned === true,
      publicationDate: localDate(today, -seed.daysAgo),
      description: seed.text,
      customerId: seed.customerId ?? null,
      systemBusinessActivityId: seed.systemBusinessActivityId ?? null,
      moduleId: seed.moduleId ?? null,
      isNotify: false,
    });
  }
}
