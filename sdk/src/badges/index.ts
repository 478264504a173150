export * from './badgeCalls.js'
export * from './badgeGroups.js'
export * from './badgeProgress.js'
