/** What an invoice's entry is classified by; each customer has these under ids of its own. */
export const EXPENDITURES = [
  'DEFENSIVOS',
  'SEMENTES',
  'FERTILIZANTES E CORRETIVOS',
  'COMBUSTIVEIS E LUBRIFICANTES',
  'ENERGIA ELETRICA',
  'MANUTENCAO DE MAQUINAS',
  'MAO DE OBRA',
  'IMPOSTOS E TAXAS',
  'RACAO',
  'SERVICOS DE TERCEIROS',
];
export const INVOICE_TYPES = [
  'NF-E',
  'NFS-E',
  'CUPOM FISCAL',
  'FATURA',
  'GUIA DE RECOLHIMENTO',
  'RECIBO',
  'HOLERITE',
  'CT-E',
];
export const PAYMENT_FORMS = [
  'BOLETO',
  'PIX',
  'DINHEIRO',
  'CARTAO DE CREDITO',
  'TRANSFERENCIA',
  'DEBITO EM CONTA',
];

/** Ids of lists that each customer has for itself begin with the customer's. */
export const OWN = 1000;
