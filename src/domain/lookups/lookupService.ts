import { assumed, http } from '@/platform/http/http';
import { list, nothingOr, type Shape } from '@/platform/http/wire';
import type { LookupOption, LookupParams } from './lookupTypes';
import { apportionmentMode, currency, flatActivity, lookupOption, nestedActivity } from './lookupWire';

type Call = (params: object | undefined, signal: AbortSignal) => Promise<LookupOption[]>;

// A list that is refused fails in its field; the form around it, and what was typed there, stays.
const inField = { contained: true } as const;

const selectList =
  (path: string, shape: Shape<LookupOption> = lookupOption): Call =>
  (params, signal) =>
    http.list(path, { ...inField, params, signal, shape });

/** Every select list by name, and the one call that fills it. */
export const lookupCalls: Record<keyof LookupParams, Call> = {
  states: selectList(assumed('/State/GetStatesForSelect')),
  cities: selectList('/City/GetCitiesForSelect'),
  communities: selectList(assumed('/Community/GetCommunitiesForSelect')),
  customers: selectList('/Customer/GetCustomersForSelectList'),
  systemActivities: selectList(assumed('/CustomerReact/GetBusinessActivities')),
  modules: selectList('/Module/GetModules'),
  moduleTypes: selectList('/Module/GetModuleType'),
  accountManagers: selectList(assumed('/AccountManager/GetForSelect')),
  serviceClassifications: selectList(assumed('/CustomerServiceClassification/GetForSelect')),
  personTypes: selectList(assumed('/CustomerReact/GetPersonType')),
  accountTypes: selectList(assumed('/CustomerReact/GetAccountType')),
  yesNo: selectList(assumed('/CustomerReact/GetYesNo')),
  currenciesByClassification: selectList(assumed('/CustomerReact/GetCurrencyByClassification')),
  accessProfiles: selectList(assumed('/Profile/GetProfilesForSelect')),
  userLinks: selectList(assumed('/User/GetLinksForSelect')),
  aviaries: selectList(assumed('/Aviary/GetAviariesForSelect')),
  fishPonds: selectList('/FishPond/GetFishPondForSelect'),
  animalBreeds: selectList(assumed('/AnimalBreed/GetAnimalBreedsForSelect')),
  farms: selectList(assumed('/Farm/GetFarmsForSelect')),
  farmTypes: selectList(assumed('/Farm/GetFarmTypesForSelect')),
  farmers: selectList(assumed('/Person/GetFarmersForSelect')),
  businessActivities: selectList(assumed('/BusinessActivity/GetBusinessActivitiesForSelect')),
  banks: selectList(assumed('/Bank/GetBanksForSelect')),
  currencies: selectList(assumed('/Currency/GetCurrenciesForSelect')),
  companies: selectList(assumed('/Company/GetCompaniesForSelect')),
  payments: selectList(assumed('/Payment/GetPaymentsForSelect')),
  currentAccounts: selectList(assumed('/CurrentAccount/GetCurrentAccountsForSelect')),
  creditCards: selectList(assumed('/CreditCard/GetCreditCardsForSelect')),
  cardBrands: selectList(assumed('/CreditCardBrand/GetForSelect')),
  loans: selectList(assumed('/Loan/GetLoansForSelect')),
  harvests: selectList(assumed('/Harvest/GetHarvestsForSelect')),
  contracts: selectList(assumed('/Contract/GetContractsForSelect')),
  freeStateRegistrations: selectList(assumed('/FiscalSeries/GetFreeStateRegistrationsForSelect')),
  costCenters: selectList(assumed('/FarmActivityField/GetCostCentersForSelect')),
  financialRatings: selectList(assumed('/FinancialRating/GetFinancialRatingsForSelect')),
  titleTypes: selectList(assumed('/TradeAccount/GetDocumentTypesForSelect')),
  documentTypes: selectList(assumed('/DocumentType/GetDocumentTypesForSelect')),
  persons: selectList(assumed('/Person/GetPersonsForSelect')),
  productLines: selectList(assumed('/ProductLine/GetProductLinesForSelect')),
  products: selectList(assumed('/Product/GetProductsForSelect')),
  taxCodes: selectList(assumed('/TaxCode/GetTaxCodesForSelect')),
  quotationSources: selectList('/QuotationSource/GetQuotationSourceByCustomer'),
  farmActivities: selectList('/Farm/GetFarmActivitieByFarmIdAndConstantFilter', flatActivity),
  farmActivitiesByFilter: selectList(
    '/FarmActivity/GetFarmActivitieByFarmIdAndConstantFilter',
    nestedActivity,
  ),
  fieldPurposes: selectList(assumed('/FarmActivityFieldType/GetByFarmActivityId')),
  apportionmentModes: async (params, signal) => {
    const path = assumed('/FarmActivityFieldType/GetApportionmentMode');
    const mode = await http.get(path, { params, signal, shape: nothingOr(apportionmentMode) });
    return mode ? [{ id: mode.key, name: mode.value }] : [];
  },
  plantConditions: selectList('/PlantCondition/GetPlantConditions'),
  plantVarieties: selectList('/PlantVariety/GetPlantVarieties'),
  soilTypes: selectList(assumed('/SoilType/GetSoilTypesForSelect')),
  weatherStations: selectList(assumed('/WeatherStation/GetWeatherStationsForSelect')),
  realEstates: selectList(assumed('/RealEstatePatrimony/GetRealEstatePatrimoniesForSelect')),
  equipment: selectList(assumed('/Equipment/GetEquipmentsForSelect')),
  sensors: selectList(assumed('/Sensor/GetSensorsForSelect')),
  silvicultureStockFarms: selectList('/Farm/GetFarmsWithStockSilvicultureForSelect'),
  unvalidatedStockFarms: selectList('/Farm/GetFarmsWithStockAndProductsNotValidated'),
  unitsOfMeasure: selectList(assumed('/UnitOfMeasure/GetUnitsForSelectList')),
  faqTopics: selectList(assumed('/SystemFAQTopic/GetTopicsForSelectList')),
  videoTopics: selectList(assumed('/SystemHelpCenterTopic/GetTopicsForSelectList')),
  videoSubtopics: selectList(assumed('/SystemHelpCenterSubtopic/GetSubtopicsForSelectList')),
  videos: selectList(assumed('/SystemHelpCenterPost/GetPostsForSelectList')),
  helpScreens: selectList(assumed('/SystemHelpCenterPostLinkedUrl/GetUrlsForSelectList')),
  invoicePartners: selectList(assumed('/Invoice/GetPartnersForSelect')),
  invoiceTypes: selectList(assumed('/Invoice/GetDocumentTypesForSelect')),
  invoiceRecipients: selectList(assumed('/Invoice/GetRecipientsForSelect')),
  invoiceFarms: selectList(assumed('/Invoice/GetFarmsForSelect')),
  invoiceFarmers: selectList(assumed('/Invoice/GetFarmersForSelect')),
  invoiceCostCenters: selectList(assumed('/Invoice/GetCostCentersForSelect')),
  invoiceHarvests: selectList(assumed('/Invoice/GetHarvestsForSelect')),
  expenditures: selectList(assumed('/Invoice/GetExpendituresForSelect')),
  patrimonies: selectList(assumed('/Invoice/GetPatrimoniesForSelect')),
  paymentForms: selectList(assumed('/Invoice/GetPaymentFormsForSelect')),
  bankAccounts: selectList(assumed('/Invoice/GetBankAccountsForSelect')),
  assets: selectList(assumed('/Patrimony/GetPatrimoniesForSelect')),
};

/**
 * Calls of lists that are requested by posting, and of single currencies.
 * @public
 */
export const lookupQueries = {
  activitiesOfFarm: (farmId: number) =>
    http.post(assumed('/FarmActivity/GetByFarm'), undefined, {
      params: { farmId },
      shape: list(flatActivity),
    }),
  /** Activities of farms whose movements are of some kinds: AGRICULTURAL_PRODUCTS, AFFORESTATION, OLERICULTURE. */
  activitiesByMovement: (farmIds: number[], movementTypeClassifications: string[]) =>
    http.post(
      assumed('/FarmActivity/GetByFarmAndMovementTypeClassification'),
      { farmIds, movementTypeClassifications },
      { shape: list(flatActivity) },
    ),
  allActivities: (signal: AbortSignal) =>
    http.list(assumed('/FarmActivity/GetFarmActivities'), { signal, shape: flatActivity }),
  currency: (id: number, signal: AbortSignal) =>
    http.get(`/Currency/GetById/${id}`, { signal, shape: nothingOr(currency) }),
  currenciesByCode: (currencyCode: string, signal: AbortSignal) =>
    http.list('/Currency/GetCurrencyForSelectionByCode', {
      params: { currencyCode },
      signal,
      shape: currency,
    }),
};
