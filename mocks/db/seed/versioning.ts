import { localDate } from '../calendar';

export interface VersionWire {
  major: number;
  minor: number;
  patch: number;
  versionDate: string;
  changelog: string;
}

/** The version that runs, with what has changed. */
export function versionToShow(today: Date): VersionWire {
  return {
    major: 26,
    minor: 11,
    patch: 0,
    versionDate: localDate(today, -9),
    changelog: [
      '<h2>Novidades</h2>',
      '<ul><li>Início com atalhos, cotação do dólar e avisos em um só painel.</li>',
      '<li>Dólar comercial com gráfico em tela cheia e exportação em CSV.</li></ul>',
      '<h2>Melhorias</h2>',
      '<ul><li>Comunidades rurais e fontes de cotação abrem mais rápido.</li>',
      '<li>Busca do menu sem diferenciar acentos.</li></ul>',
      '<h2>Correções</h2>',
      '<ul><li>O talhão recém-desenhado não some mais ao trocar de safra.</li></ul>',
    ].join(''),
  };
}
