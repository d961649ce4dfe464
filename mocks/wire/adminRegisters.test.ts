import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { registerPage } from './register.test.kit';
import { useFixedWorld } from './world.test.kit';

type Json = Record<string, unknown>;

interface Case {
  fresh: Json;
  /** How many of its records are looked at. */
  rows?: number;
  also?: Record<string, Json>;
  without?: readonly ('create' | 'setActive' | 'remove')[];
}

const CASES: Readonly<Record<string, Case>> = {
  CreditCardBrand: {
    fresh: { name: 'BANDEIRA', fiscalCode: '77', credit: true, debit: false },
    also: { neither: { credit: false }, debit: { credit: false, debit: true } },
  },
  Integrator: {
    fresh: {
      name: 'NOVA',
      legalName: 'NOVA SA',
      document: '12ABC34501DE35',
      slug: 'nova',
      poultry: true,
      fish: false,
      email: 'a@b.c',
      phone: '45',
      site: 'x',
    },
    also: { neither: { poultry: false }, fish: { poultry: false, fish: true } },
  },
  SystemQuotationSource: {
    fresh: { name: 'BOLSA NOVA', bringToCustomer: true, site: 'https://bolsa.example' },
    also: { kept: { bringToCustomer: false }, money: { currencyClassification: 'CURRENCY' } },
  },
  MovementTypeLink: {
    fresh: {
      name: 'VINCULO NOVO',
      nature: 'IN',
      integratorCode: '77',
      integratorId: 1,
      systemBusinessActivityId: 1,
    },
    also: {
      out: { nature: 'OUT' },
      'an integrator without code': { integratorCode: null },
      'no integrator': { integratorId: null },
      'no activity': { systemBusinessActivityId: '' },
      ...Object.fromEntries(
        [
          'AGRICULTURAL_PRODUCTS',
          'AGRICULTURAL_PRODUCT_PERMANENT_CULTURE',
          'AFFORESTATION',
          'OLERICULTURE',
          'ANIMAL_PRODUCTS',
          'STORAGE',
        ].map((kind) => [kind, { movementTypeClassification: kind }]),
      ),
    },
  },
  ProductPriceQuotation: {
    fresh: { quotationDate: '2026-03-17', price: 130.5, note: 'NOTA' },
    also: {
      'of tomorrow': { quotationDate: '2026-03-19' },
      'of the day after': { quotationDate: '2026-03-20' },
      'the dearest': { price: 1_000_000 },
      dearer: { price: 1_000_000.01 },
      'the longest note': { note: 'B'.repeat(120) },
      'a longer note': { note: 'B'.repeat(121) },
    },
  },
  SystemVersioning: {
    fresh: { title: 'NOVA', major: 99, minor: 9, patch: 9, versionDate: '2026-03-17', changelog: '<p>A</p>' },
  },
  SystemFAQTopic: {
    fresh: { name: 'Tema novo', description: 'D', sequence: 7 },
    also: { 'at the end': { sequence: null }, first: { sequence: 0 }, 'by words': { sequence: '3' } },
  },
  SystemFAQTopicQA: {
    fresh: { question: 'Nova?', answer: '<p>Sim</p>', sequence: 7 },
    also: { 'an empty answer': { answer: '<p> </p>' }, 'at the end': { sequence: null } },
  },
  SystemHelpCenterTopic: { fresh: { name: 'Novo', description: 'D', sequence: 7 } },
  SystemHelpCenterSubtopic: {
    fresh: { name: 'Novo', sequence: 7 },
    also: { 'at the end': { sequence: null } },
  },
  SystemHelpCenterPost: {
    fresh: {
      name: 'Novo',
      videoUrl: 'https://youtu.be/abc',
      description: 'D',
      durationMinutes: 7.4,
      sequence: 7,
      thumbnail: { fileName: 'a.png', contentAsBase64String: 'AAAA' },
    },
    also: {
      'a jpeg': { thumbnail: { fileName: 'a.jpg', contentAsBase64String: 'AAAA' } },
      'a webp': { thumbnail: { fileName: 'a.webp', contentAsBase64String: 'AAAA' } },
      'without picture': { thumbnail: null },
      'of the academy': { videoUrl: '/academia/1' },
      'of another site': { videoUrl: 'https://exemplo.com.br/academia/1' },
      'of no academy': { videoUrl: 'https://exemplo.com.br/1' },
      'at youtube': { videoUrl: 'https://www.youtube.com/watch?v=1' },
      'without cookies': { videoUrl: 'https://www.youtube-nocookie.com/embed/1' },
      'the subtopic of another': { topicId: 2, subtopicId: 1 },
    },
  },
  SystemHelpCenterPostLinkedUrl: {
    fresh: { name: 'Novo' },
    also: { 'a page that is none': { urlName: '/nenhuma' }, 'the longest name': { name: 'B'.repeat(100) } },
  },
  SystemUrl: {
    fresh: { screenTitle: 'Nova', urlName: '/nova-tela', constantFilter: 'NEW_SCREEN' },
    also: {
      'below another page': { urlName: '/dashboard/nova' },
      'without a key': { constantFilter: null },
      'a small key': { constantFilter: 'new_screen' },
    },
  },
  Module: {
    fresh: { name: 'Novo', constantFilter: 'NEW_MODULE', iconName: 'star', moduleTypeId: 1, showOrder: 77 },
    also: { 'at the end': { showOrder: null }, 'without a key': { constantFilter: null } },
  },
  Menu: {
    fresh: {
      name: 'Novo',
      iconName: 'star',
      parentMenuName: null,
      constantFilter: null,
      showOrder: 77,
      profileIds: [1],
      urlId: 1,
      moduleId: 1,
    },
    also: {
      'at the end': { showOrder: null },
      'for no profile': { profileIds: null },
      'for a profile without menus': { profileIds: [3] },
      'under another': { parentMenuName: 'Cadastros' },
      'in another module': { moduleId: 2 },
    },
  },
  SystemTermsOfUse: { fresh: { title: 'NOVO', summary: 'S', htmlCode: '<p>A</p>' }, without: ['setActive'] },
  UnitOfMeasure: { fresh: { code: 'xy', description: 'NOVA', fractional: false } },
  Ncm: {
    fresh: { code: '77777777', description: 'NOVO', validFrom: '2026-01-01', validTo: '2026-12-31' },
    also: {
      'over before it begins': { validTo: '2025-12-31' },
      'of one day': { validTo: '2026-01-01' },
      'of seven digits': { code: '7777777' },
      'without unit': { unitId: null },
    },
  },
  Cest: {
    fresh: { code: '7777777', description: 'NOVO', ncmPrefixes: '1201, 120190' },
    also: {
      'a prefix too long': { ncmPrefixes: '123456789' },
      'a prefix too short': { ncmPrefixes: '1' },
      'without prefixes': { ncmPrefixes: '' },
    },
  },
  BenefitCode: {
    fresh: {
      code: 'pr777777',
      state: 'PR',
      description: 'NOVO',
      csts: ['40'],
      validFrom: '2026-01-01',
      validTo: null,
    },
    also: {
      'of ten signs': { code: 'PR77777777' },
      'of nine': { code: 'PR7777777' },
      'of another state': { state: 'SC' },
      'a short CST': { csts: ['4'] },
    },
  },
  TransactionNature: {
    fresh: {
      description: 'NOVA',
      direction: 'OUT',
      cfopInside: '5101',
      cfopOutside: '6101',
      finality: 'NORMAL',
      movesStock: false,
      generatesFinancial: false,
    },
    also: {
      abroad: { cfopOutside: '7101' },
      in: { direction: 'IN', cfopInside: '1101', cfopOutside: '2101' },
      'from abroad': { direction: 'IN', cfopInside: '1101', cfopOutside: '3101' },
      mixed: { direction: 'IN' },
      'a return': { finality: 'RETURN' },
    },
  },
  AccountManager: {
    fresh: {
      name: 'NOVO',
      email: 'novo@exemplo.com.br',
      mobileNumber: '(45) 99999-0000',
      contentAsBase64String: 'AAAA',
      contentType: 'image/png',
    },
    also: {
      'no picture': { contentType: 'text/plain' },
      'the picture as it was': { contentAsBase64String: null },
      'half a number': { mobileNumber: '459999' },
    },
  },
  Solicitation: {
    fresh: { subject: 'NOVA', message: 'M', status: 'OPEN', answer: null, category: 'QUESTION' },
    also: {
      answered: { status: 'ANSWERED', answer: 'R' },
      'answered without words': { status: 'ANSWERED' },
      'closed without words': { status: 'CLOSED' },
      begun: { status: 'IN_PROGRESS' },
    },
    without: ['setActive'],
  },
  CustomerServiceClassification: {
    fresh: { name: 'NOVA', level: 19, description: 'D', benefits: [{ name: 'UM' }, { name: 'DOIS' }] },
  },
  UserAccessLog: {
    fresh: { accessedAt: '2026-03-18T12:00:00Z', accessedFrom: 'PHONE', note: 'LIGOU' },
    also: {
      'in a minute': { accessedAt: '2026-03-18T15:01:00Z' },
      later: { accessedAt: '2026-03-18T15:01:01Z' },
      'a visit': { accessedFrom: 'VISIT' },
      remote: { accessedFrom: 'REMOTE' },
      'by the app': { accessedFrom: 'APP' },
    },
    without: ['setActive'],
  },
  CustomerLicense: {
    fresh: { contract: 'C-77', quantity: 100, startsOn: '2026-01-01', endsOn: '2027-01-01', note: 'N' },
    also: {
      'fewer than are used': { quantity: 1 },
      'over before they begin': { endsOn: '2025-12-31' },
      'without end': { endsOn: null },
    },
    without: ['create', 'remove'],
  },
  CustomerPreRegistration: {
    fresh: {
      name: 'NOVO',
      document: '11144477735',
      email: 'novo@exemplo.com.br',
      phone: '45',
      message: 'M',
      origin: 'FEIRA',
      area: 12.5,
    },
    without: ['create', 'setActive'],
  },
};

/** Fields of an answer that are counted or named, not kept. */
const ANSWERED = new Set(['createdBy', 'updatedBy']);

describe('the registers of the platform on the wire', () => {
  useFixedWorld();

  it.each(Object.entries(CASES))('%s', async (controller, { fresh, rows = 2, also = {}, without }) => {
    const tables = demo.world.platform as unknown as Record<string, { all: () => { id: number }[] }>;
    const all =
      TABLES[controller] === undefined
        ? demo.world.menuItems.all()
        : (tables[TABLES[controller]]?.all() ?? []);
    const pending =
      controller === 'CustomerPreRegistration'
        ? demo.world.platform.preRegistrations.filter(({ status }) => status === 'PENDING')
        : all;
    const own =
      controller === 'UserAccessLog'
        ? demo.world.platform.accessEntries.filter(({ manual }) => manual)
        : pending;
    const drafts =
      controller === 'SystemTermsOfUse'
        ? demo.world.platform.termVersions.filter(({ termsId }) => termsId === null)
        : own;
    const ids = [
      ...new Set([...drafts.slice(0, 1), all[0], all.at(-1)].flatMap((row) => row?.id ?? [])),
    ].slice(0, rows + 1);
    const video = controller === 'SystemHelpCenterPostLinkedUrl' && {
      systemHelpCenterPostId: demo.world.platform.videos.all()[0]?.id,
    };
    const page = await registerPage({
      controller,
      ids,
      fresh: { ...fresh, ...video },
      also,
      owner: 'master',
      strangers: ['produtor'],
      fields: [
        ...Object.keys(all[0] ?? {}).filter(
          (name) => !ANSWERED.has(name) && !['id', 'active', 'createdAt', 'updatedAt'].includes(name),
        ),
        ...Object.keys({ ...fresh, ...video }),
      ],
      ...(without && { without }),
    });
    await expect(page.text()).toMatchFileSnapshot(`answers/admin/${controller}.txt`);
  });
});

const TABLES: Readonly<Record<string, string>> = {
  CreditCardBrand: 'cardBrands',
  Integrator: 'integrators',
  SystemQuotationSource: 'systemQuotationSources',
  MovementTypeLink: 'movementTypeLinks',
  ProductPriceQuotation: 'productQuotations',
  SystemVersioning: 'systemVersions',
  SystemFAQTopic: 'faqTopics',
  SystemFAQTopicQA: 'faqQuestions',
  SystemHelpCenterTopic: 'videoTopics',
  SystemHelpCenterSubtopic: 'videoSubtopics',
  SystemHelpCenterPost: 'videos',
  SystemHelpCenterPostLinkedUrl: 'videoLinks',
  SystemUrl: 'urls',
  Module: 'modules',
  SystemTermsOfUse: 'termVersions',
  UnitOfMeasure: 'dfeUnits',
  Ncm: 'dfeNcms',
  Cest: 'dfeCests',
  BenefitCode: 'dfeBenefits',
  TransactionNature: 'dfeNatures',
  AccountManager: 'accountManagers',
  Solicitation: 'solicitations',
  CustomerServiceClassification: 'serviceClassifications',
  UserAccessLog: 'accessEntries',
  CustomerLicense: 'licences',
  CustomerPreRegistration: 'preRegistrations',
};
