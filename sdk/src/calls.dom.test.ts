import { describeEveryCall } from './testing/callSamples/suite.js'

describeEveryCall('a browser page')
