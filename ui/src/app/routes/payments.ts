import { intakeAddresses, moneyDeskAddresses, paymentAddresses } from '@homecare/sdk/addresses'
import { intakeTexts, moneyDeskTexts, pageTitles, refundDeskTexts } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

export const paymentRoutes = screensAt(paymentAddresses, {
  '/payments': { screen: 'deposits/PaymentsScreen', title: pageTitles.payments },
  '/payments/report': { screen: 'deposits/ReportScreen', title: pageTitles.paymentReport },
  '/payments/methods': { screen: 'payments/MethodsScreen', title: pageTitles.paymentMethods },
  '/payments/confirm': { screen: 'invoices/ConfirmPaymentScreen', title: pageTitles.confirmPayment },
  '/payments/bank': { screen: 'payments/BankScreen', title: pageTitles.bankAccounts },
  '/payments/membership': { screen: 'memberships/MembershipScreen', title: pageTitles.membership },
  '/membership/checkout/:membershipTier': {
    screen: 'memberships/CheckoutScreen',
    title: pageTitles.membershipCheckout,
  },
  '/membership/welcome': { screen: 'memberships/WelcomeScreen', title: pageTitles.membershipWelcome },
  '/payments/bank/add': { screen: 'payments/AddBankScreen', title: pageTitles.addBankAccount },
})

const desk = { screen: 'intake/StaffIntakeScreen', title: intakeTexts.staffTitle } as const

/** What payroll has to know of a caregiver who is an employee, and what staff do with it. */
export const intakeRoutes = screensAt(intakeAddresses, {
  '/adp-intake-form': { screen: 'intake/IntakeScreen', title: intakeTexts.title },
  '/staff/intake': desk,
  '/staff/intake/:userId': desk,
})

const moneyDesk = { screen: 'moneyDesk/StaffPaymentsScreen', title: moneyDeskTexts.title } as const

const refundDesk = { screen: 'moneyDesk/StaffRefundsScreen', title: refundDeskTexts.heading } as const

/** What staff do about payments. */
export const moneyDeskRoutes = screensAt(moneyDeskAddresses, {
  '/staff/payments': moneyDesk,
  '/staff/payments/:invoiceId': moneyDesk,
  '/staff/payments/memberships': refundDesk,
  '/staff/payments/memberships/:refundId': refundDesk,
})
