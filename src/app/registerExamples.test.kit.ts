/**
 * What is typed where the rules of a field are strict or only one record may hold it so; '' leaves the field empty.
 * Fields that are not here take any text.
 */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'admin/accountManagers': { email: 'novo.gerente@exemplo.com.br' },
  'admin/benefits': { code: 'PR999999' },
  'admin/cardBrands': { fiscalCode: '98' },
  'admin/cests': { code: '2899999' },
  'admin/classifications': { level: '9' },
  'admin/customers': { document: '12ABC34501DE35', email: 'recanto@exemplo.com.br' },
  'admin/integrators': { document: '11.444.777/0001-61', slug: 'zz-nova' },
  'admin/modules': { constantFilter: 'ZZ_NOVO' },
  'admin/ncms': { code: '99999999' },
  'admin/productQuotations': { quotationDate: '03/02/2019' },
  'admin/urls': { urlName: '/zz-nova' },
  'admin/users': { email: 'recanto.novo@exemplo.com.br' },
  'admin/versions': { patch: '7' },
  'agriculture/climatePhases': { year: '1999' },
  'agriculture/soilTypes': { clayFrom: '', clayTo: '' },
  'finance/companies': { document: '12ABC34501DE35' },
  'finance/contributions': { year: '2019' },
  'finance/creditCards': { lastDigits: '7766' },
  'finance/currencies': { currencyCode: 'MILHO' },
  'finance/currentAccounts': { branch: '0616-5', number: '99999-9' },
  'finance/fiscalSeries': { series: '945', stateRegistrationId: 'PR{Enter}', lastNumber: '' },
  'finance/loads': { plate: 'XYZ9K99', trailerPlate: '', grossWeight: '53000' },
  'finance/loans': { contractNumber: '40/99999-1' },
  'finance/partners': { document: '11.444.777/0001-61' },
  'finance/realEstates': { registrationNumber: '99.123', cib: '', ccir: '', car: '' },
  'finance/stateRegistrations': { document: '111.444.777-35', registration: '1234567850' },
  'finance/vehicles': { plate: 'XYZ9K99', renavam: '', chassis: '' },
  'monitoring/sensors': { channel: '61', replacesSensorId: '' },
};
