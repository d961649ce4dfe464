import type { World } from '../types';

const poultry = {
  notifyOccurrence: true,
  notifyLotStart: true,
  notifyLotFinish: true,
  notifyDailySummary: false,
  smartAlerts: true,
  automationAlerts: false,
  notifyFeedReceipt: true,
  notifyPowerOutage: true,
  gasAlerts: true,
  notifyDeadBattery: false,
  deviceAlerts: true,
};

/** The owner of the first customer has chosen already; everybody else starts from nothing. */
export function seedNotificationSettings(world: World): void {
  const link = world.links.find(({ customerId, isOwner }) => customerId === 1 && isOwner);
  if (!link) return;
  const aviaries = world.aviaries.filter(({ customerId }) => customerId === 1);
  const [pond] = world.fishPonds.filter(({ customerId }) => customerId === 1);
  world.notificationSettings.insert({
    linkId: link.id,
    agriculture: {
      notifyWeatherStation: true,
      notifyNormalOccurrence: true,
      notifyPlannedOccurrence: true,
      notifyOnTheDay: false,
      notifyOneDayBefore: true,
      notifyThreeDaysBefore: false,
      notifySatteliteMap: true,
      notifyRainForecast: false,
      timeInterval: 60,
      notifyWeatherStationTemperature: true,
      notifyWeatherStationRelativeHumidity: true,
      notifyWeatherStationUVIndex: false,
      notifyWeatherStationSolarRadiation: false,
      notifyWeatherStationEvapotranspiration: false,
      notifyWeatherStationWindSpeed: true,
      notifyWeatherStationPluviometry: true,
      notifyWeatherStationDaysWithoutRain: false,
      temperatureUpperLimit: 33,
      temperatureLowerLimit: 8,
      relativeHumidityUpperLimit: 95,
      relativeHumidityLowerLimit: 30,
      uvIndexUpperLimit: 11,
      solarRadiationUpperLimit: 30,
      evapotranspirationUpperLimit: 10,
      windSpeedUpperLimit: 20,
      pluviometryUpperLimit: 2,
      daysWithoutRain: 15,
    },
    // The last aviary is new: nothing has been chosen for it.
    poultry: aviaries.slice(0, -1).map(({ id, name }, index) => ({
      id: index + 1,
      aviaryId: id,
      aviaryName: name,
      active: index < 2,
      sensorAlertTimeInterval: 30,
      ...poultry,
    })),
    financial: {
      notifyTradeAccount: true,
      notifyCargoPackingList: false,
      notifyDigitalCertificate: true,
      timeInterval: 14,
    },
    fish: {
      notifyNormalOccurrence: true,
      notifyLotStart: false,
      notifyLotFinish: false,
      notificationSettingPiscicultureFishPonds: pond ? [{ fishPondId: pond.id }] : [],
    },
    maintenance: {
      notifyMaintenanceOccurrence: false,
      notifyScheduledMaintenance: true,
      notifyScheduledMaintenanceOnTheDay: false,
      notifyScheduledMaintenanceOneDayBefore: false,
      notifyScheduledMaintenanceThreeDaysBefore: true,
      notifyRequestedMaintenance: true,
    },
  });
}
