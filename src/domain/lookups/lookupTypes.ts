/** One entry of a select list. */
export interface LookupOption {
  id: number | string;
  name: string;
}

/** The select lists by name, with what each is asked for. */
export interface LookupParams {
  states: undefined;
  cities: { stateId: number };
  communities: { cityId: number };
}

export type LookupName = keyof LookupParams;
