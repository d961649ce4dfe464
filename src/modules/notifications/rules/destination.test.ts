import { describe, expect, it } from 'vitest';
import type { Identity, MenuPermission } from '@/domain/identity/identityWire';
import { destinationOf } from './destination';

const entry = (urlName: string, name: string, legacy = false) =>
  ({ urlName, name, legacy, constantFilter: null }) as MenuPermission;

function withMenu(...permissions: MenuPermission[]): Identity {
  return { isMaster: false, isSupport: false, currentCustomer: { permissions } } as unknown as Identity;
}
const all = withMenu(
  entry('/titulos', 'Contas a pagar e a receber', true),
  entry('/romaneio', 'Romaneio de cargas', true),
  entry('/fiscal', 'Fiscal', true),
  entry('/avicultura/dashboard-aviario', 'Painel do aviário', true),
  entry('/avicultura/lote', 'Lotes de frango', true),
  entry('/zootecnia/ocorrencia', 'Ocorrências zootécnicas', true),
  entry('/comparacao-mapas', 'Comparação de mapas (NDVI)', true),
  entry('/agricultura/ocorrencia', 'Ocorrências agrícolas', true),
  entry('/agricultura/estacoes-meteorologicas', 'Estações meteorológicas', true),
  entry('/piscicultura/lote', 'Lotes de peixe', true),
  entry('/planejamento-manutencao-de-bens', 'Manutenção de bens', true),
);
const about = (moduleName: string | null, title: string, description = '') => ({
  moduleName,
  title,
  description,
});
const to = (moduleName: string | null, title: string, description = '') =>
  destinationOf(about(moduleName, title, description), all, [])?.path ?? null;

describe('where a notification leads to', () => {
  it.each([
    ['Financeiro', 'Título a vencer amanhã', '/titulos'],
    ['Financeiro', 'Romaneio de carga recebido', '/romaneio'],
    ['Financeiro', 'Certificado digital vence em 14 dias', '/fiscal'],
    ['Avicultura de corte', 'Temperatura alta no aviário 2', '/avicultura/dashboard-aviario'],
    ['Avicultura de corte', 'Lote 12 iniciado', '/avicultura/lote'],
    ['Avicultura de corte', 'Nova ocorrência registrada', '/zootecnia/ocorrencia'],
    ['Agronômico', 'Chuva acima do limite', '/agricultura/estacoes-meteorologicas'],
    ['Agronômico', 'Temperatura abaixo do limite', '/agricultura/estacoes-meteorologicas'],
    ['Agronômico', 'Novo mapa de satélite disponível', '/comparacao-mapas'],
    ['Agronômico', 'OCORRÊNCIA PLANEJADA PARA AMANHÃ', '/agricultura/ocorrencia'],
    ['Piscicultura', 'Lote finalizado', '/piscicultura/lote'],
    [null, 'Manutenção programada para amanhã', '/planejamento-manutencao-de-bens'],
  ])('%s, %j: %s', (moduleName, title, path) => {
    expect(to(moduleName, title)).toBe(path);
  });

  it('reads the description where the title says nothing', () => {
    expect(to('Financeiro', 'Lembrete', 'Um título vence amanhã.')).toBe('/titulos');
  });

  it('is none where no screen is known', () => {
    expect(to('Financeiro', 'Bem-vindo ao novo módulo')).toBeNull();
    // The words of one module say nothing in another.
    expect(to('Financeiro', 'Temperatura alta')).toBeNull();
    // A word is read from its beginning.
    expect(to('Financeiro', 'Subtitulo')).toBeNull();
  });

  it('is none where the user may not go', () => {
    const notification = about('Financeiro', 'Título a vencer amanhã');
    expect(destinationOf(notification, withMenu(entry('/fiscal', 'Fiscal')), [])).toBeNull();
  });

  it('opens an own page within the application, and one of the former site by a full load', () => {
    const notification = about('Financeiro', 'Título a vencer amanhã');
    const keyed = { ...entry('/titulos', 'Títulos'), constantFilter: 'TITLES' };
    const page = { path: '/titulos/:id?', permission: 'TITLES' };
    expect(destinationOf(notification, withMenu(keyed), [page])).toEqual({
      path: '/titulos',
      name: 'Títulos',
      legacy: false,
    });
    expect(destinationOf(notification, withMenu(keyed), [])?.legacy).toBe(true);
    expect(destinationOf(notification, withMenu({ ...keyed, legacy: true }), [page])?.legacy).toBe(true);
  });

  it('opens a page that needs no menu entry', () => {
    const notification = about('Avicultura de corte', 'Silo 2 com pouca ração');
    expect(destinationOf(notification, withMenu(), [{ path: '/pedido-de-racao' }])).toEqual({
      path: '/pedido-de-racao',
      name: null,
      legacy: false,
    });
  });
});
