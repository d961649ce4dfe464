// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { licenceStatus } from './licenceStatus';

beforeAll(() => startI18n('pt-BR', ['adminCustomers', 'grid']));

describe('what a licence is today', () => {
  it.each([
    [true, '2026-11-22', 'Vencida'],
    // Its last day counts whole.
    [true, '2026-11-23T00:00:00', 'ATIVO'],
    [true, null, 'ATIVO'],
    [true, 'nunca', 'ATIVO'],
    [false, '2026-11-22', 'INATIVO'],
  ])('active %s until %s is %s', (active, endsOn, label) => {
    vi.setSystemTime('2026-11-23T15:00:00Z');
    expect(licenceStatus({ active, endsOn }).label).toBe(label);
    vi.useRealTimers();
  });
});
