import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { idOf, rowOf, useFixedWorld } from './world.test.kit';

describe('profiles, questions and lists on the wire', () => {
  useFixedWorld();

  it('profiles and their menus', async () => {
    const page = wirePage();
    const base = '/ProfilePatternPermission';
    const menu = `${base}/GetHierarchicalMenuByLicenseType`;
    for (const { id } of demo.world.profiles.all())
      await page.readsOf(['produtor'], [`${menu}?profileId=${id}&isFilterModule=false`]);
    await page.readsOf(
      ['produtor', 'usuario', 'gratis', 'master'],
      [`${menu}?profileId=3&isFilterModule=true`],
    );
    await page.readsOf(
      ['produtor'],
      [
        `${menu}?profileId=3`,
        `${menu}?profileId=3&isFilterModule=x`,
        `${menu}?profileId=99&isFilterModule=true`,
        menu,
      ],
    );
    const types = `${base}/GetLicenseType`;
    await page.readsOf(
      [
        'produtor',
        'usuario',
        'dono',
        'agronomo',
        'contador',
        'veterinario',
        'integrador',
        'instalador',
        'master',
      ],
      [
        ...['true', 'false'].map((flag) => `${types}Master?withoutAdmin=${flag}`),
        `${types}?withoutAdmin=true`,
        `${types}?withoutAdmin=false`,
        `${types}?withoutAdmin=true&getFreeLicenseOption=true`,
        `${types}?withoutAdmin=x`,
      ],
    );
    await page.reads('/User/GetProfileType');
    await expect(page.text()).toMatchFileSnapshot('answers/lists/profiles.txt');
  });

  it('questions and videos as the administration keeps them', async () => {
    const page = wirePage();
    const { faqTopics, faqQuestions, videos, videoTopics, videoSubtopics } = demo.world.platform;
    const lists = ['/SystemFAQTopic/GetAll', '/SystemHelpCenterPost/GetAll'];
    const changed = async (words: string, change: () => void) => {
      page.startsAfresh();
      change();
      page.says(words);
      for (const path of lists) await page.reads(path);
    };
    const [topic, second] = faqTopics.all();
    const [videoTopic] = videoTopics.all();
    const question = faqQuestions.find(({ topicId }) => topicId === topic?.id);
    const video = videos.find(({ topicId }) => topicId === videoTopic?.id);
    await changed('a topic that is not active', () => {
      faqTopics.update(topic?.id ?? 0, { active: false });
      videoTopics.update(videoTopic?.id ?? 0, { active: false });
    });
    await changed('one of each that is not active, a topic without questions', () => {
      for (const row of faqQuestions.filter(({ topicId }) => topicId === second?.id))
        faqQuestions.remove(row.id);
      faqQuestions.update(question?.id ?? 0, { active: false });
      videos.update(video?.id ?? 0, { active: false });
    });
    await changed('in another order, without a subtopic', () => {
      faqTopics.update(topic?.id ?? 0, { sequence: 99 });
      faqQuestions.update(question?.id ?? 0, { sequence: 99 });
      videoTopics.update(videoTopic?.id ?? 0, { sequence: 99 });
      for (const row of videoSubtopics.all()) videoSubtopics.remove(row.id);
    });
    page.startsAfresh();
    await expect(page.text()).toMatchFileSnapshot('answers/lists/questions.txt');
  });

  it('aviaries, and whether they are measured', async () => {
    const page = wirePage();
    const path = '/Aviary/GetAviariesForSelect';
    const { aviaries, equipment, sensors, poultryLots } = demo.world;
    const names = async (words: string) => {
      page.says(words);
      await page.reads(path);
    };
    await names('as seeded');
    const device = equipment.find(
      ({ aviaryId, active }) => active && aviaries.get(aviaryId ?? undefined)?.customerId === 1,
    );
    for (const row of equipment.all()) if (row.id !== device?.id) equipment.update(row.id, { active: false });
    await names('one device');
    for (const row of sensors.all()) sensors.update(row.id, { active: false });
    await names('no sensor');
    page.startsAfresh();
    for (const row of poultryLots.all())
      if (row.status === 'IN_PROGRESS' && row.aviaryId !== idOf(aviaries)) poultryLots.remove(row.id);
    await names('one lot');
    page.startsAfresh();
    const { communities, customers, platform, states } = demo.world;
    communities.update(idOf(communities), { active: false });
    await page.readsOf(
      ['produtor'],
      [`/Community/GetCommunitiesForSelect?cityId=${rowOf(communities).cityId}`],
    );
    customers.update(1, { favoriteCityId: null });
    await page.readsOf(['produtor'], ['/City/GetCitiesForSelect?customerCitySelected=true&stateId=41']);
    platform.modules.update(platform.modules.all()[0]?.id ?? 0, { active: false });
    await page.readsOf(
      ['produtor'],
      ['/Module/GetModules', `/City/GetCitiesForSelect?stateId=${states.all()[0]?.id}`],
    );
    await page.readsOf(['master', 'suporte', 'produtor'], ['/Customer/GetCustomersForSelectList']);
    page.startsAfresh();
    await expect(page.text()).toMatchFileSnapshot('answers/lists/selects.txt');
  });

  it('terms', async () => {
    const page = wirePage('termos');
    const { terms } = demo.world;
    const [first] = terms.all();
    const last = terms.all().at(-1);
    const accept = '/SystemTermsOfUse/SetSystemTermsOfUseForUser';
    const verify = ['GET', '/SystemTermsOfUse/VerifyEquals'] as const;
    await page.follows('accepted', [
      verify,
      ['PATCH', `${accept}?id=${last?.id}`, { termOfUseType: 2 }],
      ['PATCH', `${accept}?id=${last?.id}`, {}],
      ['PATCH', `${accept}?id=999`, { termOfUseType: 1 }],
      ['PATCH', accept, { termOfUseType: 1 }],
      ['PATCH', `${accept}?id=${first?.id}`, { termOfUseType: 1 }],
      verify,
      ['PATCH', `${accept}?id=${last?.id}`, { termOfUseType: 1 }],
      verify,
      ['GET', '/SystemTermsOfUse/GetLastDoc'],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/lists/terms.txt');
  });
});
