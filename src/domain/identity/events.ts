import { createAction } from '@reduxjs/toolkit';
import type { CurrentCustomer } from './identityWire';

/** Why a session ended: a key of `session:ended`, or null when the person chose to leave. */
export type EndReason = 'expired' | 'invalid' | 'tokenLoginFailed' | 'elsewhere' | null;

/** The session is over; everything but session and preferences leaves the store. */
export const signedOut = createAction<EndReason>('session/signedOut');

/** Another customer's data from here on; everything but who is signed in leaves the store. */
export const customerSelected = createAction<CurrentCustomer>('customer/selected');
