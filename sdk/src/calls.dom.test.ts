import { describeEveryCall } from './testing/everyCall/suite.js'

describeEveryCall('a browser page')
