import { registerCalls } from '@/families/register/registerCalls';
import type { RegisterCalls } from '@/families/register/registerTypes';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { CustomerValues, IntegrationValues } from './schemas/customerSchemas';
import type { LicenceValues } from './schemas/licenceSchemas';
import type { ApprovalValues } from './schemas/preRegistrationSchemas';
import { Customer, CustomerUser, CustomerModule } from './customerWire';
import { Licence } from './licenceWire';
import { Acceptance } from './termWire';
import { AccessDay } from './accessWire';

export const customerCalls: RegisterCalls<Customer, Customer, CustomerValues> = {
  ...registerCalls<Customer, Customer, CustomerValues>('CustomerReact', {
    row: Customer,
  }),
  get: (id, signal) => http.get('/CustomerReact/GetById', { params: { id }, signal, shape: Customer }),
};

interface CustomerOfEmail {
  id: number;
  name: string;
  email: string;
}

export const customerService = {
  get: (id: RowId, signal: AbortSignal) => customerCalls.get(id, signal),
  /** The customer that has this e-mail already; null when none has. */
  byEmail: async (email: string, signal: AbortSignal) =>
    (await http.post<CustomerOfEmail | null | ''>(
      '/Customer/GetCustomerByEmail',
      { email },
      { signal, contained: true, silent: true },
    )) || null,
  users: (id: RowId, signal: AbortSignal) =>
    http.list<CustomerUser>(assumed('/CustomerReact/GetUsers'), {
      params: { id },
      signal,
      contained: true,
      shape: CustomerUser,
    }),
  modules: (id: RowId, signal: AbortSignal) =>
    http.list<CustomerModule>(assumed('/CustomerReact/GetModules'), {
      params: { id },
      signal,
      contained: true,
      shape: CustomerModule,
    }),
  saveModules: (id: RowId, moduleIds: readonly number[]) =>
    http.put(assumed('/CustomerReact/UpdateModules'), { moduleIds }, { params: { id } }),
  /** Whether an offer that hangs on a module may be made to a customer. */
  hasModule: (customerId: RowId, moduleConstantFilter: string, signal: AbortSignal) =>
    http.get<boolean>('/Module/CustomerHasModule', {
      params: { moduleConstantFilter, customerId },
      signal,
      contained: true,
    }),
  saveAssist: (id: RowId, eprodutorAssistActive: boolean) =>
    http.put(assumed('/CustomerReact/UpdateAssist'), { eprodutorAssistActive }, { params: { id } }),
  saveIntegration: (customerId: RowId, values: IntegrationValues) =>
    http.post('/Customer/UpdateLoginIntegrationb2k', { customerId, ...values }),
};

export const requestService = {
  /** Makes a customer of a request; answers the request with the customer's id. */
  approve: (id: RowId, values: ApprovalValues) =>
    http.post<{ customerId: number | null }>(assumed('/CustomerPreRegistration/Approve'), { id, ...values }),
  refuse: (id: RowId, reason: string) =>
    http.post(assumed('/CustomerPreRegistration/Refuse'), { id, reason }),
};

export const licenceCalls = registerCalls<Licence, Licence, LicenceValues>('CustomerLicense', {
  row: Licence,
  without: ['create', 'remove'],
});

export const userService = {
  /** The invitation of somebody who has not confirmed it. */
  resend: (id: RowId) => http.post(assumed('/User/ResendInvitation'), { id }),
  /** The same for one licence of a customer, and what the account page does with it. */
  resendForLink: (id: RowId) => http.post(assumed('/User/ForwardEmail'), { id }),
  release: (id: RowId) => http.get(assumed('/User/ReleaseJson'), { params: { id } }),
};

export const termService = {
  publish: (id: RowId) => http.post(assumed('/SystemTermsOfUse/Publish'), { id }),
  acceptances: (id: RowId, signal: AbortSignal) =>
    http.list<Acceptance>(assumed('/SystemTermsOfUse/GetAcceptances'), {
      params: { id },
      signal,
      contained: true,
      shape: Acceptance,
    }),
};

export const accessService = {
  byDay: (signal: AbortSignal) =>
    http.list<AccessDay>(assumed('/UserAccessLog/GetByDay'), {
      signal,
      contained: true,
      shape: AccessDay,
    }),
};
