/** One entry of a select list. */
export interface LookupOption {
  id: number | string;
  name: string;
  /** Of a city: the state it lies in. */
  stateId?: number;
}

/** The select lists by name, with what each is asked for. */
export interface LookupParams {
  states: undefined;
  /** Of one state, or with `{}` all of them. */
  cities: { stateId?: number };
  communities: { cityId: number };
  /** The modules of the product. */
  modules: undefined;
}

export type LookupName = keyof LookupParams;
