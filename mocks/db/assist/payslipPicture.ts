import payslipPicture from './data/payslipPicture.json' with { type: 'json' };

/** A payslip, PNG in base64. */
export const payslipPng = payslipPicture.join('');
