import { instant } from '../calendar';
import type { World } from '../types';

const benefits = [
  'Atendimento por telefone e WhatsApp em horário comercial',
  'Implantação acompanhada nos primeiros 90 dias',
  'Visita técnica anual na propriedade',
  'Revisão trimestral dos custos de produção',
  'Gerente de conta com retorno no mesmo dia',
] as const;

const levels = [
  ['ESSENCIAL', 'Suporte remoto e conteúdos da Academia para começar com segurança.', 1],
  ['PRATA', 'Acompanhamento remoto periódico para manter os lançamentos em dia.', 2],
  ['OURO', 'Acompanhamento próximo, com visita técnica e revisão dos números da safra.', 4],
  ['DIAMANTE', 'Gerente dedicado, visitas e revisão contínua dos resultados.', 5],
] as const;

const managers = [
  {
    name: 'Juliana Prado Bertolini',
    function: 'Gerente de conta, oeste do Paraná',
    photo: '/arquivos/equipe/juliana.svg',
    email: 'juliana.bertolini@eprodutor.exemplo.com.br',
    about:
      'Engenheira agrônoma, há 12 anos ao lado de produtores de grãos e aves. Acompanha a implantação e a revisão dos custos de cada safra.',
    mobileNumber: '45999123456',
  },
  {
    name: 'Rafael Antunes Moreira',
    function: 'Gerente de conta, Centro-Oeste e Sul',
    photo: null,
    email: 'rafael.moreira@eprodutor.exemplo.com.br',
    about: null,
    mobileNumber: '6533224410',
  },
  {
    name: 'Fernanda Luz Cardoso',
    function: 'Gerente de conta, aves e peixes',
    photo: null,
    email: 'fernanda.cardoso@eprodutor.exemplo.com.br',
    about: 'Médica veterinária. Assume novas carteiras a partir desta safra.',
    mobileNumber: '45988104477',
  },
] as const;

/** Levels of service and the account managers. */
export function seedService(world: World, today: Date): void {
  const kept = (at: number) => ({ active: true, createdAt: instant(today, -700 + at * 20), updatedAt: null });
  levels.forEach(([name, description, count], at) =>
    world.platform.serviceClassifications.insert({
      level: at + 1,
      name,
      description,
      benefits: benefits.slice(0, count),
      ...kept(at),
    }),
  );
  managers.forEach((manager, at) => world.platform.accountManagers.insert({ ...manager, ...kept(at) }));
}

/** A drawn portrait, so that the demonstration shows a photo without showing anybody. */
export const portrait = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#dbe7d3"/><path d="M14 96c2-22 16-32 34-32s32 10 34 32z" fill="#3f7a4b"/><path d="M30 40c-3 14-6 26-8 34h12l28 2 12-2c-3-9-5-20-8-34z" fill="#4a3424"/><circle cx="48" cy="42" r="17" fill="#e2b48f"/><path d="M30 42c0-16 8-22 18-22s18 6 18 22c-4-9-12-13-20-13-7 0-12 4-16 13z" fill="#4a3424"/><path d="M41 49q7 6 14 0" fill="none" stroke="#8a5a3c" stroke-width="2" stroke-linecap="round"/></svg>`;
