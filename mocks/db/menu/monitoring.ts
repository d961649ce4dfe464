import type { ModuleSeed } from './menuSeed';
import { dataOf } from '../data';
import monitoringData from './data/monitoring.json' with { type: 'json' };
import maintenanceData from './data/maintenance.json' with { type: 'json' };

export const monitoring: ModuleSeed = dataOf(monitoringData);

export const maintenance: ModuleSeed = dataOf(maintenanceData);
