export interface PostWire {
  link: string;
  img: string;
  title: string;
}

const BLOG = 'https://blog.eprodutor.example';

/** The blog's newest posts. The last one has no picture, as happens. */
export const posts: readonly PostWire[] = [
  {
    link: `${BLOG}/plantio-da-soja-janela-ideal`,
    img: '/Content/blog/soja.svg',
    title: 'Plantio da soja: como escolher a janela ideal em cada região',
  },
  {
    link: `${BLOG}/conversao-alimentar-frango-de-corte`,
    img: '/Content/blog/aviario.svg',
    title: 'Conversão alimentar no frango de corte: cinco pontos que pesam no resultado do lote',
  },
  {
    link: `${BLOG}/livro-caixa-digital-do-produtor-rural`,
    img: '/Content/blog/livro-caixa.svg',
    title: 'Livro Caixa Digital do Produtor Rural: o que organizar antes da entrega',
  },
  {
    link: `${BLOG}/qualidade-da-agua-na-piscicultura`,
    img: '/Content/blog/agua.svg',
    title: 'Qualidade da água na piscicultura: o que medir todos os dias',
  },
  {
    link: `${BLOG}/analise-de-solo-passo-a-passo`,
    img: '',
    title: 'Análise de solo passo a passo',
  },
];

const scenes: Record<string, readonly [sky: string, hill: string, field: string]> = {
  soja: ['#cfe5ee', '#7fa36b', '#4f7d3a'],
  aviario: ['#f1e3c6', '#c9a46a', '#8a6a3b'],
  'livro-caixa': ['#e6e2f0', '#9b8fb8', '#5f5584'],
  agua: ['#d6ecf2', '#6aa7b8', '#2f7286'],
};

/** A picture of the blog, drawn; undefined when there is none of that name. */
export function blogPicture(name: string): string | undefined {
  const colours = scenes[name.replace(/\.svg$/, '')];
  if (!colours) return undefined;
  const [sky, hill, field] = colours;
  const rows = Array.from({ length: 9 }, (_, row) => {
    const x = 40 + row * 90;
    return `<path d="M400 190 L${x - 20} 400 L${x + 20} 400 Z" fill="${hill}" opacity=".55"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400" width="800" height="400">
<rect width="800" height="400" fill="${sky}"/><circle cx="640" cy="90" r="42" fill="#fff" opacity=".8"/>
<path d="M0 210 Q200 130 400 190 T800 170 V400 H0 Z" fill="${hill}"/><path d="M0 240 Q400 180 800 230 V400 H0 Z" fill="${field}"/>${rows}</svg>`;
}
