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
  cities: { stateId?: number; customerCitySelected?: true };
  communities: { cityId: number };
  /** Every customer of the platform; only for its own staff. */
  customers: undefined;
  /** Activities as the platform knows them, whoever carries them on. */
  systemActivities: undefined;
  modules: undefined;
  aviaries: undefined;
  fishPonds: undefined;
}

export type LookupName = keyof LookupParams;
