export * from '../badges/badgeCalls.js'
export * from '../badges/badgeGroups.js'
export * from '../badges/badgeProgress.js'
