// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { resetDemo } from '../../mocks/state';
import { clientOf } from '../../mocks/testClient';
import { mayOpen } from '@/domain/identity/permissions';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { privateCatalogue } from './routeCatalogue';

type RouteName = keyof typeof privateCatalogue;

/**
 * Who may open which page. The specs leave the finer matrix open: a role opens nothing by itself, the customer's menu
 * does, module by module. A page that is missing here fails the test.
 */
// Each report asks for its own key: the hub shows those that the user may open.
const EVERY_USER: readonly RouteName[] = [
  'home',
  'homeAcademy',
  'account',
  'assistProducer',
  'financeReportHub',
  'lotsFeedOrders',
  'lotsFishOrders',
  'lotsSolicitations',
];
const REPORTS: readonly RouteName[] = [
  'financeReportReceivables',
  'financeReportMovements',
  'financeReportCash',
  'financeReportLoansFinancing',
  'financeReportProperties',
  'financeReportRealEstateRegistrations',
  'financeReportChartOfAccounts',
  'financeReportContracts',
  'financeReportOrders',
  'financeReportAdvances',
  'financeReportPatrimony',
  'financeReportAssets',
  'financeReportInsurance',
  'financeReportStockMovement',
  'financeReportAccountingStock',
  'financeReportGrainStock',
  'financeReportWoodProductionTransport',
  'financeReportEmployees',
  'financeReportBalanceSheet',
  'financeReportRuralResult',
  'financeReportFamilyIncomeExpenses',
  'financeReportIncomeTaxStatement',
  'financeReportPlanning',
  'financeAnimalIndicators',
  'financeAgricultureIndicators',
  'financeLivestockProductIndicators',
];
const BY_MODULE: Readonly<Record<string, readonly RouteName[]>> = {
  home: ['homeAgenda', 'integrations'],
  property: ['mapProperty', 'mapPropertyConfiguration'],
  finance: [
    'financeRegisters',
    'financePartners',
    'financeProducts',
    'financeTitles',
    'financeDocumentQuery',
    'financeProduction',
    ...REPORTS,
    'financeContractQuery',
    'financeOrderQuery',
    'financeAdvanceQuery',
    'financeConsortiumQuery',
    'financeFiscal',
    'financePatrimony',
    'financeAssetExpenses',
    'financeTestRegisters',
    'financeBankStatement',
    'financeOfxImport',
    'financeReconciliation',
    'financeInvestments',
    'financeLoads',
    'financeDocumentMovement',
    'financeAccountPlan',
    'financeCashFlow',
    'financeBalance',
    'financeForecast',
    'financeCashBook',
    'financeBookResult',
    'financeBookMonths',
    'financeOccurrences',
    'financeManifest',
    'planningOverview',
    'planningIncomeExpense',
    'planningProgress',
    'planningProduction',
    'planningCrop',
    'planningVegetables',
    'planningForestry',
    'planningBroiler',
    'planningLayer',
    'planningBreedingPullet',
    'planningSwine',
    'planningFish',
    'planningLivestock',
    'planningMilk',
    'planningBeehive',
    'planningTransport',
  ],
  ruralInvoice: [
    'financeRuralInvoices',
    'financeRuralInvoice',
    'financeRuralFavourites',
    'financeRuralRegisters',
    'financeRuralAdjustments',
    'financeRuralDanfe',
  ],
  preLaunch: ['financePreLaunch', 'financePreLaunchEdit'],
  agriculture: [
    'agricultureMapComparison',
    'agricultureCycles',
    'agricultureSoilTypes',
    'soilReferences',
    'agricultureClimatePhases',
    'agricultureApiTokens',
    'agricultureWeatherStations',
    'silvicultureWeatherStations',
    'weatherStationManagement',
    'silvicultureMapComparison',
    'agricultureIrrigation',
    'agricultureRotation',
    'agricultureOccurrences',
    'agricultureResults',
    'agricultureAnalysis',
    'silvicultureAnalysis',
    'agricultureRelations',
    'silvicultureRotation',
    'silvicultureOccurrences',
    'silvicultureRelations',
    'agricultureSoilImport',
    'agricultureSoilAnalysis',
    'silvicultureSoilImport',
    'silvicultureSoilAnalysis',
  ],
  lots: [
    'lotsPoultryDashboard',
    'lotsChickenLots',
    'lotsReferences',
    'lotsFishDashboard',
    'lotsFishLots',
    'lotsFishBulletin',
    'lotsFishRanges',
    'lotsFishResults',
    'lotsFishWater',
    'lotsFishWaterQuality',
    'lotsAviary',
    'lotsReport',
    'lotsResults',
    'lotsPerformance',
    'lotsBulletin',
    'lotsWeights',
    'lotsRound',
    'lotsFishRound',
    'lotsSettlement',
    'lotsOccurrences',
    'lotsFishOccurrences',
  ],
  monitoring: ['monitoringEquipment', 'monitoringSensors'],
  assistDesk: ['assistDesk', 'assistDocument'],
  platform: ['adminArea'],
};
const MODULES_OF: Readonly<Record<string, readonly string[]>> = {
  produtor: ['home', 'property', 'finance', 'ruralInvoice', 'preLaunch', 'agriculture', 'lots', 'monitoring'],
  usuario: ['home', 'property', 'agriculture'],
  dono: ['home', 'property', 'finance', 'ruralInvoice', 'preLaunch', 'agriculture'],
  agronomo: ['home', 'property', 'agriculture'],
  veterinario: ['home', 'lots'],
  contador: ['home', 'finance', 'ruralInvoice', 'preLaunch'],
  integrador: ['home', 'lots'],
  instalador: ['home', 'monitoring'],
  gratis: ['home', 'property', 'finance', 'ruralInvoice', 'preLaunch'],
  expirado: ['home', 'property'],
  nfpe: ['home', 'ruralInvoice'],
  termos: ['home', 'property', 'finance', 'ruralInvoice', 'preLaunch', 'agriculture', 'lots', 'monitoring'],
  suporte: ['home', 'assistDesk', 'preLaunch'],
  suporte2: ['home', 'assistDesk', 'preLaunch'],
  master: ['platform'],
};

const names = Object.keys(privateCatalogue) as RouteName[];

beforeEach(() => resetDemo());

describe('permission matrix', () => {
  test.each(Object.entries(MODULES_OF))('%s', async (account, modules) => {
    const { identity } = readLoggedUser((await clientOf(account)).logged);
    const opened = new Set([...EVERY_USER, ...modules.flatMap((module) => BY_MODULE[module] ?? [])]);
    const expected = names.map((name) => {
      if (opened.has(name)) return [name, 'allowed'];
      // The administration does not exist for others; the rest is known and refused.
      return [name, name === 'adminArea' ? 'hidden' : 'refused'];
    });
    expect(names.map((name) => [name, mayOpen(privateCatalogue[name], identity)])).toEqual(expected);
  });

  test('has a place for every page', () => {
    const placed = [...EVERY_USER, ...Object.values(BY_MODULE).flat()];
    expect([...placed].toSorted()).toEqual([...names].toSorted());
  });
});
