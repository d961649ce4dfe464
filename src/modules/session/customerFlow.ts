import { createAsyncThunk } from '@reduxjs/toolkit';
import { customerSelected } from '@/domain/identity/events';
import type { UserLink } from '@/domain/identity/identityWire';
import { selectIdentity } from '@/domain/identity/selectors';
import { type AppError, asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import type { AppState } from '@/platform/store/appState';
import type { AppDispatch } from '@/platform/store/store';
import { markOf, sessionMark } from './sessionMark';
import * as service from './sessionService';
import { customerSwitching, otherCustomerFound } from './sessionSlice';

interface Config {
  dispatch: AppDispatch;
  state: AppState;
  rejectValue: AppError;
}

/**
 * Makes a customer the current one, notes the access, and drops what the store has of the former customer. The mark is
 * set before the server is called: other tabs stop working for the former customer in time.
 */
export const selectCustomer = createAsyncThunk<void, UserLink, Config>(
  'session/selectCustomer',
  async (link, { dispatch, getState, rejectWithValue }) => {
    const identity = selectIdentity(getState());
    if (!identity) return rejectWithValue({ kind: 'unauthorized' });
    dispatch(customerSwitching(true));
    sessionMark.keep({ userId: identity.id, linkId: link.id, customerName: link.customerName });
    let entered = link.id;
    try {
      const customer = await service.setCustomer(link.customerId);
      entered = customer.id;
      sessionMark.keep({ userId: identity.id, linkId: customer.id, customerName: customer.customerName });
      dispatch(customerSelected(customer));
    } catch (thrown) {
      sessionMark.keep(markOf(identity));
      return rejectWithValue(asAppError(thrown));
    } finally {
      dispatch(customerSwitching(false));
    }
    // Recording the access runs in the background.
    service.logAccess(entered).catch((error: unknown) => {
      log.warn('access not logged', { error: asAppError(error).kind });
    });
    return undefined;
  },
);

/** Another tab went to another customer: sets this tab's own one again, so that both agree with the server. */
export const keepCustomer = createAsyncThunk<void, void, Config>(
  'session/keepCustomer',
  async (_, { dispatch, getState, rejectWithValue }) => {
    const identity = selectIdentity(getState());
    const customer = identity?.currentCustomer;
    if (!identity || !customer) return rejectWithValue({ kind: 'unauthorized' });
    dispatch(customerSwitching(true));
    const former = sessionMark.read();
    sessionMark.keep(markOf(identity));
    try {
      await service.setCustomer(customer.customerId, { quiet: true });
      dispatch(otherCustomerFound(null));
      return undefined;
    } catch (thrown) {
      if (former) sessionMark.keep(former);
      return rejectWithValue(asAppError(thrown));
    } finally {
      dispatch(customerSwitching(false));
    }
  },
);
