import { instant } from '../calendar';
import type { World } from '../types';

const versions: readonly (readonly [minor: number, daysAgo: number, title: string, changelog: string])[] = [
  [
    9,
    70,
    'MAPA DA PROPRIEDADE',
    '<h2>Novidades</h2><ul><li>Talhões desenhados sobre a imagem de satélite.</li><li>Importação de áreas em KML.</li></ul>',
  ],
  [
    10,
    38,
    'CENTRAL DE NOTIFICACOES',
    '<h2>Novidades</h2><ul><li>Avisos por módulo, com horário escolhido pelo usuário.</li></ul><h2>Correções</h2><ul><li>Previsão do tempo da cidade favorita.</li></ul>',
  ],
  [
    11,
    9,
    'NOVO INICIO',
    [
      '<h2>Novidades</h2>',
      '<ul><li>Início com atalhos, cotação do dólar e avisos em um só painel.</li>',
      '<li>Dólar comercial com gráfico em tela cheia e exportação em CSV.</li></ul>',
      '<h2>Melhorias</h2>',
      '<ul><li>Comunidades rurais e fontes de cotação abrem mais rápido.</li>',
      '<li>Busca do menu sem diferenciar acentos.</li></ul>',
      '<h2>Correções</h2>',
      '<ul><li>O talhão recém-desenhado não some mais ao trocar de safra.</li></ul>',
    ].join(''),
  ],
];

export function seedVersions(world: World, today: Date): void {
  for (const [minor, daysAgo, title, changelog] of versions)
    world.platform.systemVersions.insert({
      title,
      major: 26,
      minor,
      patch: 0,
      versionDate: instant(today, -daysAgo).slice(0, 10),
      changelog,
      active: true,
      createdAt: instant(today, -daysAgo - 2),
      updatedAt: null,
    });
}
