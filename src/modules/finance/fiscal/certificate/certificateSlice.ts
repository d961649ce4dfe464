import { createResource } from '@/platform/store/createResource';
import { certificateCalls } from './certificateService';
import type { Certificate } from './certificateWire';

export const certificates = createResource<Certificate, Certificate, never>(
  'finance',
  'certificates',
  certificateCalls,
);
