import { createResource } from '@/platform/store/createResource';
import type { Partner, PartnerDetails } from './integrationsWire';
import { partnerById, partners } from './integrationsService';

/** The partners as the current customer stands with them, and the one that is open. */
export const partnerStates = createResource<Partner, PartnerDetails, never>('integrations', 'partners', {
  list: (_query, signal) => partners(signal),
  get: partnerById,
});

/** Reads a partner anew after a write; resolves when what is so is on the page. */
export const partnerWritten = (id: number) => partnerStates.item.refresh(id);
