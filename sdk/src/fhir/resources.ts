/*
 * What of HL7 FHIR R4 (4.0.1) an exported plan is made of: elements by the standard's own names, and of each resource those
 * alone that are written. Instants are ISO 8601 with their zone, days YYYY-MM-DD.
 */

/** A code of a system, which is an address, with its words. */
export interface FhirCoding {
  readonly system: string
  readonly code: string
  readonly display?: string | undefined
}
/** What is meant: by codes, by words, or by both. */
export interface FhirConcept {
  readonly coding?: readonly FhirCoding[] | undefined
  readonly text?: string | undefined
}
/** `reference` is a type and an id; somebody of whom there is no resource has a `display` alone. */
export interface FhirReference {
  readonly reference?: string | undefined
  readonly display?: string | undefined
}
/** From an instant or day until another, both of which belong to it. */
export interface FhirPeriod {
  readonly start?: string | undefined
  readonly end?: string | undefined
}
/** A number with its unit, the code of which is one of `system`. */
export interface FhirQuantity {
  readonly value: number
  readonly unit: string
  readonly system: string
  readonly code: string
}
/** Words that somebody wrote, and when. */
export interface FhirNote {
  readonly text: string
  readonly time?: string | undefined
  readonly authorReference?: FhirReference | undefined
}

/** When something happens: on these days, or by a rule between two days. Times of day are those of where the plan is. */
export interface FhirTiming {
  readonly event?: readonly string[] | undefined
  readonly repeat?: {
    readonly boundsPeriod: FhirPeriod
    readonly frequency: number
    readonly period: number
    readonly periodUnit: 'd' | 'wk' | 'mo' | 'a'
    readonly dayOfWeek?: readonly string[] | undefined
    readonly timeOfDay?: readonly string[] | undefined
  }
  readonly code?: FhirConcept | undefined
}

/** A name or value beside a task: what is to be kept in mind, what is asked, what was measured. */
export interface FhirParameter {
  readonly type: FhirConcept
  readonly valueString?: string
  readonly valueInteger?: number
  readonly valueQuantity?: FhirQuantity
  readonly valueCodeableConcept?: FhirConcept
}

/** Whom the plan is for. */
export interface FhirPatient {
  readonly resourceType: 'Patient'
  readonly id: string
  readonly name?: readonly { readonly text: string }[] | undefined
}

/** A caregiver who is or was on the plan. */
export interface FhirPractitioner {
  readonly resourceType: 'Practitioner'
  readonly id: string
  readonly name?: readonly { readonly text: string }[] | undefined
}

/** Somebody of the family who is or was on the plan. */
export interface FhirRelatedPerson {
  readonly resourceType: 'RelatedPerson'
  readonly id: string
  readonly patient: FhirReference
  readonly name?: readonly { readonly text: string }[] | undefined
}

/** A task of the plan and the rule by which it comes. */
export interface FhirActivity {
  readonly outcomeReference?: readonly FhirReference[] | undefined
  readonly detail: {
    readonly kind: 'Task'
    readonly code?: FhirConcept | undefined
    readonly status: 'scheduled' | 'in-progress' | 'completed'
    readonly doNotPerform: false
    readonly scheduledTiming?: FhirTiming | undefined
    readonly performer?: readonly FhirReference[] | undefined
    readonly description?: string | undefined
  }
}

/** The plan with its tasks, each with its rule. */
export interface FhirCarePlan {
  readonly resourceType: 'CarePlan'
  readonly id: string
  readonly language: string
  readonly status: 'active'
  readonly intent: 'plan'
  readonly title?: string | undefined
  readonly description: string
  readonly subject: FhirReference
  readonly activity?: readonly FhirActivity[] | undefined
  readonly note?: readonly FhirNote[] | undefined
}

/** A task on one of its days. */
export interface FhirTask {
  readonly resourceType: 'Task'
  readonly id: string
  readonly language: string
  readonly basedOn: readonly FhirReference[]
  readonly status: 'requested' | 'completed' | 'cancelled'
  readonly statusReason?: FhirConcept | undefined
  readonly businessStatus?: FhirConcept | undefined
  readonly intent: 'instance-order'
  readonly code?: FhirConcept | undefined
  readonly description?: string | undefined
  readonly for: FhirReference
  readonly executionPeriod?: FhirPeriod | undefined
  readonly authoredOn: string
  readonly lastModified: string
  readonly performerType?: readonly FhirConcept[] | undefined
  readonly owner?: FhirReference | undefined
  readonly note?: readonly FhirNote[] | undefined
  readonly restriction: {
    readonly period: FhirPeriod
    readonly recipient?: readonly FhirReference[] | undefined
  }
  readonly input?: readonly FhirParameter[] | undefined
  readonly output?: readonly FhirParameter[] | undefined
}

export type FhirResource = FhirCarePlan | FhirPatient | FhirPractitioner | FhirRelatedPerson | FhirTask

/** All of an exported plan: the plan, its people, and its days. */
export interface FhirBundle {
  readonly resourceType: 'Bundle'
  readonly type: 'collection'
  readonly timestamp: string
  readonly entry: readonly { readonly fullUrl: string; readonly resource: FhirResource }[]
}
