import { describeEveryCall } from './testing/callSamples/suite.js'

describeEveryCall('Node')
