/** The text of a yes/no cell, in the `forms` texts: SIM or NÃO. */
export function yesNoKey(value: boolean): 'yes' | 'no' {
  return value ? 'yes' : 'no';
}

/** The text of a status cell, in the `forms` texts: ATIVO or INATIVO. */
export function activeKey(value: boolean): 'active' | 'inactive' {
  return value ? 'active' : 'inactive';
}
