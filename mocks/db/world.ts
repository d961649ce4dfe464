import { seedSoilReferences } from './soil/references';
import { assistantsOf } from './assist/assistants';
import type { AssistDocument } from './assist/assistTypes';
import { landOf } from './assist/enteredInvoice';
import { seedResults } from './assist/lotResult';
import { seedAssist } from './assist/seedAssist';
import { seedFeedOrders } from './feedOrders';
import { menuItems } from './menu/menu';
import { integrationTables } from './seed/integrations';
import { seedEquipment, seedSensors } from './seed/monitoring';
import { seedPlaces } from './seed/places';
import { seedProperties } from './seed/properties';
import { seedCalendar } from './seed/calendarEntries';
import { seedNotices } from './seed/notices';
import { seedLand } from './seed/land/land';
import { seedNotificationDevices, seedNotifications } from './seed/notifications';
import { seedNotificationSettings } from './seed/notificationSettings';
import { seedPlants } from './seed/plants';
import { seedFishRanges, seedWaterReferences } from './fishReferences';
import { seedPoultryReferences } from './poultryReferences';
import { seedFishLots, seedFishOrders } from './fish/fishSeed';
import { seedPoultryLots } from './seed/poultryLots';
import { seedUsers } from './seed/users';
import { seedAdministration } from './seed/administration';
import { termsOfUse } from './seed/terms';
import { profiles } from './seed/profiles';
import { instant } from './calendar';
import { fieldTables } from './field/fieldTables';
import { financeTables } from './finance/financeTables';
import { occurrenceTables } from './occurrence/occurrenceTables';
import { ruralInvoiceTables } from './ruralInvoices/ruralInvoiceSeed';
import { soilTables } from './soil/soilTables';
import { planningTables } from './planning/planningTables';
import { platformTables } from './platform/platformTables';
import { Table, type Row } from './table';
import type { World } from './types';

function table<T extends Row>(rows: readonly T[] = []): Table<T> {
  const made = new Table<T>();
  for (const row of rows) made.insert(row);
  return made;
}

/** Builds the one world of the demo. The same day gives the same world, ids included. */
/** Customers that raise fish. */
const pondOwners = (world: World) => [...new Set(world.fishPonds.all().map(({ customerId }) => customerId))];

export function buildWorld(today: Date = new Date()): World {
  const world: World = {
    platform: platformTables(today),
    finance: financeTables(today, () => world),
    ruralInvoices: ruralInvoiceTables(today, () => world),
    field: fieldTables(today, () => world),
    soil: soilTables(today, () => world),
    planning: planningTables(today, () => world),
    states: table(),
    cities: table(),
    customers: table(),
    people: table(),
    businessActivities: table(),
    farms: table(),
    farmActivities: table(),
    fieldPurposes: table(),
    costCenters: table(),
    plots: table(),
    realEstates: table(),
    plantConditions: table(),
    plantVarieties: table(),
    soilTypes: table(),
    weatherStations: table(),
    harvests: table(),
    communities: table(),
    quotationSources: table(),
    terms: table(),
    menuItems: table(menuItems(today)),
    profiles: table(profiles),
    users: table(),
    links: table(),
    notifications: new Table(seedNotifications(today, () => world)),
    notices: table(),
    calendarEntries: table(),
    notificationDevices: table(),
    notificationSettings: table(),
    aviaries: table(),
    fishPonds: table(),
    fishLots: new Table(seedFishLots(today, () => world)).feeds(() => [
      world.occurrence.fishOccurrences,
      world.assistDocuments,
    ]),
    fishOrders: new Table(seedFishOrders(today, () => world)),
    poultryLots: new Table(seedPoultryLots(today, () => world)).feeds(() => [
      world.assistDocuments,
      world.notifications,
      world.feedOrders,
    ]),
    poultryReferences: new Table(
      seedPoultryReferences(() => [...new Set(world.aviaries.all().map(({ customerId }) => customerId))]),
    ),
    fishRanges: new Table(seedFishRanges(() => pondOwners(world))),
    waterReferences: new Table(seedWaterReferences(() => pondOwners(world))),
    soilReferences: new Table(
      seedSoilReferences(() => [...new Set(world.plots.all().map(({ customerId }) => customerId))]),
    ),
    feedOrders: new Table(seedFeedOrders(today, () => world)),
    occurrence: occurrenceTables(today, () => world),
    integrations: integrationTables(today),
    equipment: new Table(seedEquipment(today, () => world)),
    sensors: new Table(seedSensors(today, () => world)),
    images: table(),
    assistDocuments: new Table((documents: Table<AssistDocument>) => {
      seedAssist(
        today,
        () => assistantsOf(world),
        (customerId) => landOf(world, customerId),
      )(documents);
      seedResults(documents, world, today);
    }),
  };
  for (const { htmlCode, daysAgo } of termsOfUse)
    world.terms.insert({ htmlCode, publishedAt: instant(today, -daysAgo) });
  seedPlaces(world, today);
  seedProperties(world, today);
  seedLand(world, today);
  seedUsers(world, today);
  seedPlants(world, today);
  seedNotificationDevices(world, today);
  seedNotices(world, today);
  seedCalendar(world, today);
  seedNotificationSettings(world);
  seedAdministration(world, today);
  // Messages are of who is linked, and name the houses, as both are now.
  world.links.feeds(() => [world.notifications]);
  world.aviaries.feeds(() => [world.notifications]);
  return world;
}
