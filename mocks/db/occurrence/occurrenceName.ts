const NAMES: Readonly<Record<string, string>> = {
  'afastamento-medico': 'Afastamento médico',
  'diario-de-bordo': 'Diário de bordo',
  doencas: 'Doenças',
  'fornecimento-de-racao': 'Fornecimento de ração',
  'medida-de-variavel': 'Medida de variável',
  'movimento-de-racao': 'Movimento de ração',
  'orientacao-tecnica': 'Orientação técnica',
  transferencia: 'Transferência',
  'vazio-sanitario': 'Vazio sanitário',
};

/** A type of occurrence as the screens call it: 'amostragem-de-peixes' is 'Amostragem de peixes'. */
export const occurrenceName = (type: string): string =>
  NAMES[type] ?? `${type.slice(0, 1).toUpperCase()}${type.slice(1).replaceAll('-', ' ')}`;
