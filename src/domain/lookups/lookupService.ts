import { assumed, http } from '@/platform/http/http';
import type { LookupOption, LookupParams } from './lookupTypes';

type Call = (params: object | undefined, signal: AbortSignal) => Promise<LookupOption[]>;

const selectList =
  (path: string): Call =>
  (params, signal) =>
    http.list<LookupOption>(path, { params, signal });

/** Every select list by name, and the one call that fills it. */
export const lookupCalls: Record<keyof LookupParams, Call> = {
  states: selectList(assumed('/State/GetStatesForSelect')),
  cities: selectList('/City/GetCitiesForSelect'),
  communities: selectList(assumed('/Community/GetCommunitiesForSelect')),
  customers: selectList('/Customer/GetCustomersForSelectList'),
  systemActivities: selectList(assumed('/CustomerReact/GetBusinessActivities')),
  modules: selectList('/Module/GetModules'),
  aviaries: selectList(assumed('/Aviary/GetAviariesForSelect')),
  fishPonds: selectList('/FishPond/GetFishPondForSelect'),
};
