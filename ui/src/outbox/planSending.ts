import { planSending, type SendPlanDeed } from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { fileStorage } from '../frame/storage/fileStorage'

/** Sends what was done on care plans: its code comes once something is sent. */
export const sendPlanDeed = (care: Client): SendPlanDeed => planSending(care, fileStorage)
