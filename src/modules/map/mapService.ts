import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { Community, CommunityValues } from './mapSchemas';

const schemas = () => import('./mapSchemas');
const community = () => schemas().then((all) => all.communitySchema);

export const communityService = {
  list: (signal: AbortSignal) =>
    http.list<Community>('/Community/GetGridData', { signal, schema: community }),
  get: (id: RowId, signal: AbortSignal) =>
    http.get<Community>('/Community/EditRc', { params: { id }, signal, schema: community }),
  create: (values: CommunityValues) => http.post('/Community/CreateRc', values),
  update: (id: RowId, values: CommunityValues) => http.post('/Community/EditRc', { ...values, id }),
  remove: (id: RowId) => http.delete(assumed('/Community/Delete'), { params: { id } }),
  setActive: (id: RowId, active: boolean) =>
    http.post(assumed('/Community/ActivateInactivate'), { id, active }),
};
