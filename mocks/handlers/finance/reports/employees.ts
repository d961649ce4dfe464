import { demo } from '../../../state';
import { documentValue } from '../../../db/finance/documentSeed';
import { reportRoute } from './reportRoute';

/** INSS of employees as the demo computes it: monthly limits in cents and per cent. */
const BRACKETS: readonly (readonly [limit: number, rate: number])[] = [
  [162_100, 7.5],
  [290_284, 9],
  [435_427, 12],
  [847_555, 14],
];
const FGTS = 8;

/** What is withheld of a salary, each part of it at its own rate. */
function inssOf(salary: number): number {
  let [sum, from] = [0, 0];
  for (const [limit, rate] of BRACKETS) {
    sum += (Math.max(0, Math.min(salary, limit) - from) * rate) / 100;
    from = limit;
  }
  return Math.round(sum);
}

/** The salary of which so much is left after what is withheld. */
function salaryOf(net: number): number {
  let salary = net;
  for (let turn = 0; turn < 40; turn += 1) salary = net + inssOf(salary);
  return salary;
}

const ROLES = ['TRATORISTA', 'AVICULTORA'];

/** The payslips of a period: a document's value is what was paid out. */
export const employees = reportRoute('Employees', 'REPORT_EMPLOYEES', ({ query, customerId, has, holds }) => {
  const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  const { documents, partners } = demo.world.finance;
  const people = partners.filter((row) => row.customerId === customerId && row.roles.includes('EMPLOYEE'));
  return documents
    .filter((row) => {
      const day = row.issueDate.slice(0, 10);
      return (
        row.customerId === customerId &&
        row.typeName === 'HOLERITE' &&
        day >= from &&
        day <= to &&
        has('partnerPersonIds', row.partnerId) &&
        has('farmIds', row.farmId) &&
        has('farmerPersonIds', row.farmerId) &&
        holds('roleName', ROLES[people.findIndex(({ id }) => id === row.partnerId)])
      );
    })
    .map((row) => {
      const person = partners.get(row.partnerId);
      const net = Math.round(documentValue(row) * 100);
      const salary = salaryOf(net);
      return {
        documentId: row.id,
        businessMovement: row.movement,
        employeeName: person?.name ?? null,
        employeeDocument: person?.document ?? null,
        roleName: ROLES[people.findIndex(({ id }) => id === row.partnerId)] ?? null,
        admissionDate: person?.createdAt.slice(0, 10) ?? null,
        payslipDate: row.issueDate,
        baseSalary: salary / 100,
        earningsValue: salary / 100,
        deductionsValue: 0,
        inssValue: (salary - net) / 100,
        fgtsValue: Math.round((salary * FGTS) / 100) / 100,
        netValue: net / 100,
        farmName: demo.world.farms.get(row.farmId)?.name ?? null,
      };
    });
});
